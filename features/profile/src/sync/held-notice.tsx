import { Button, Notice } from '@mooring/ui';
import * as strings from './strings.ts';
import styles from './sync.module.css';
import { useHeldRows } from './use-held-rows.ts';

/** How many are shown; all of them are kept. */
const shown = 3;

/** Rows of the service that replaced nothing. What the person wrote is as it was. */
export function HeldNotice({ count }: { count: number }) {
  const { busy, entries, keep, download, remove } = useHeldRows();
  return (
    <Notice title={heldTitle(count)}>
      <p>{strings.thisCannotBeOpened}</p>
      {entries.length > 0 && (
        <>
          <p>{strings.canBeRead}</p>
          <ul className={styles.refused}>
            {entries.slice(0, shown).map(({ id, title, content }) => (
              <li key={id}>
                <blockquote className={styles.kept} dir="auto">
                  {[title, content].filter((text) => text !== '').join('\n')}
                </blockquote>
              </li>
            ))}
          </ul>
          {entries.length > shown && <p>{strings.andMoreLength(entries.length - shown)}</p>}
        </>
      )}
      <div className={styles.actions}>
        {entries.length > 0 && (
          <Button size="small" disabled={busy} onClick={keep}>
            {entries.length === 1
              ? strings.keepItAsAnEntry
              : strings.keepThemAsEntries(entries.length)}
          </Button>
        )}
        <Button variant="secondary" size="small" disabled={busy} onClick={download}>
          {strings.downloadIt}
        </Button>
        <Button variant="quiet" size="small" disabled={busy} onClick={remove}>
          {strings.removeItFromThisDevice}
        </Button>
      </div>
    </Notice>
  );
}

const heldTitle = (count: number) =>
  count === 1 ? strings.onePieceWasNot : strings.piecesWereNotTaken(count);
