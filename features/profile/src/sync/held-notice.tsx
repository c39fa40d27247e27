import { Button, Notice } from '@mooring/ui';
import * as strings from './strings.ts';
import styles from './sync.module.css';
import { useHeldRows } from './use-held-rows.ts';

/** Rows of the service that replaced nothing. What the person wrote is as it was. */
export function HeldNotice({ count }: { count: number }) {
  const { busy, download, remove } = useHeldRows();
  return (
    <Notice title={heldTitle(count)}>
      <p>{strings.thisCannotBeOpened}</p>
      <div className={styles.actions}>
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
