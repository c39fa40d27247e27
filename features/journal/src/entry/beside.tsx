import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useLive } from '@mooring/data';
import { Notice, TextLink } from '@mooring/ui';

/** Says on both versions of an entry that the other is there: two devices changed it, or a backup held another. */
export function Beside({ id }: { id: string }) {
  const live = useLive(
    (data) => data.entries.conflictCopies(id),
    ['journal_entries', 'user_data'],
    id,
  );
  const others = live.status === 'ready' ? live.value : [];
  if (others.length === 0) return null;
  return (
    <Notice
      title="There is another version of this entry"
      action={others.map((other, index) => (
        <TextLink key={other} asChild>
          <Link to={paths.entry.to({ id: other })}>
            {others.length === 1 ? 'Read the other one' : `Read the other one (${index + 1})`}
          </Link>
        </TextLink>
      ))}
    >
      It was changed in two places, and both are kept. Delete the one you do not need.
    </Notice>
  );
}
