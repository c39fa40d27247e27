import { Button, Notice } from '@mooring/ui';
import styles from './profile.module.css';
import * as strings from './strings.ts';
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
              {strings.downloadThemAsThey}
            </Button>
          }
        >
          <p>{strings.theyAreDamaged}</p>
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
