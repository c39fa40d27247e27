import { Button, Notice } from '@mooring/ui';
import styles from './profile.module.css';
import { useUnreadableRows } from './use-unreadable-rows.ts';

/** The stored rows that cannot be opened: how many, from when, and a download of them. */
export function UnreadableRows() {
  const { title, lines, restored, download } = useUnreadableRows();
  return (
    <>
      {restored && (
        <p role="status" className={styles.said}>
          {restored}
        </p>
      )}
      {title && (
        <Notice
          title={title}
          action={
            <Button variant="secondary" size="small" onClick={download}>
              Download them as they are
            </Button>
          }
        >
          <p>
            They are damaged, and stay here as they are. Nothing else is touched by it. A backup
            file from before may still have them.
          </p>
          <ul>
            {lines.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
