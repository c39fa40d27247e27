import { say } from '@mooring/contract';
import { ConfirmButton } from '@mooring/ui/bundled';
import styles from './entry-list.module.css';
import { ShortDate } from './short-date.tsx';
import * as strings from './strings.ts';
import { useDeleteUnreadable } from './use-delete-unreadable.ts';

/** The place of an entry that could not be opened. It says so, hides none of the others, and can be deleted. */
export function UnreadableRow({ id, date }: { id: string; date: string }) {
  const remove = useDeleteUnreadable(id);
  const { title, text } = say('entry.unreadable');
  return (
    <>
      <ShortDate date={date} />
      <div className={styles.unreadable}>
        <p>
          {title}. {text}
        </p>
        <ConfirmButton
          {...say('vault.delete-unreadable')}
          confirmLabel={strings.deleteIt}
          cancelLabel={strings.keepIt}
          onConfirm={remove}
        >
          {strings.deleteIt}
        </ConfirmButton>
      </div>
    </>
  );
}
