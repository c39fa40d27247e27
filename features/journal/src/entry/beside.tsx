import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { useLive } from '@mooring/data';
import { Notice, TextLink } from '@mooring/ui';
import * as strings from './strings.ts';

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
      title={strings.thereIsAnother}
      action={others.map((other, index) => (
        <TextLink key={other} asChild>
          <Link to={paths.entry.to({ id: other })}>
            {others.length === 1
              ? strings.readTheOtherOne
              : strings.readTheOtherOneOfMany(index + 1)}
          </Link>
        </TextLink>
      ))}
    >
      {strings.itWasChangedInTwo}
    </Notice>
  );
}
