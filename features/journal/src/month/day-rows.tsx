import { Button, Icon, Skeleton } from '@mooring/ui';
import { EyeIcon } from '@mooring/ui/bundled';
import rowStyles from '../list/entry-list.module.css';
import { EntryRow } from '../list/entry-row.tsx';
import type { EntryLine, ShownEntry } from '../list/list-rows.ts';
import { UnreadableRow } from '../list/unreadable-row.tsx';
import { useHiddenTitles } from '../list/use-hidden-titles.ts';
import { usePictureCounts } from '../list/use-picture-counts.ts';
import styles from './month.module.css';
import * as strings from './strings.ts';

/** The rows of a few entries, with words hidden as in the list. */
export function DayRows({ shown }: { shown: readonly ShownEntry[] }) {
  const titles = useHiddenTitles();
  const pictures = usePictureCounts();
  if (!titles.known) return <Skeleton lines={2} />;
  const lines = shown.map(
    (one, index): EntryLine => ({ kind: 'entry', ...one, place: index + 1, size: shown.length }),
  );
  return (
    <>
      {titles.showAll && (
        <p className={styles.soft}>
          {strings.titlesAreHidden}{' '}
          <Button variant="quiet" size="small" onClick={titles.showAll}>
            <Icon as={EyeIcon} size="small" />
            {strings.showTitles}
          </Button>
        </p>
      )}
      <ul className={rowStyles.rows}>
        {lines.map((line) => (
          <li key={line.key} className={rowStyles.row}>
            {line.entry ? (
              <EntryRow
                entry={line.entry}
                hit={null}
                hidden={titles.whyHidden(line)}
                pictures={pictures.get(line.key) ?? 0}
                onShow={() => titles.show(line.key)}
              />
            ) : (
              <UnreadableRow id={line.key} date={line.date} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
