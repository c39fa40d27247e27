import { BookmarkIcon, Button, Icon, ShareIcon } from '@mooring/ui';
import type { Line } from './piece.ts';
import styles from './reading.module.css';
import { useLines } from './use-lines.ts';

/** Sentences that stand alone, each to be shared or kept. */
export function LineList({ lines, label }: { lines: readonly Line[]; label: string }) {
  const { said, share, keep } = useLines();
  return (
    <ul className={styles.lines} aria-label={label}>
      {lines.map((line) => (
        <li key={line.id}>
          <p className={styles.line} id={`line-${line.id}`}>
            {line.text}
          </p>
          <div className={styles.tools}>
            <Button
              variant="quiet"
              size="small"
              aria-describedby={`line-${line.id}`}
              onClick={() => void keep(line)}
            >
              <Icon as={BookmarkIcon} size="small" />
              Keep this
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-describedby={`line-${line.id}`}
              onClick={() => void share(line)}
            >
              <Icon as={ShareIcon} size="small" />
              Share
            </Button>
            <span role="status" className={styles.said}>
              {said?.id === line.id ? said.text : ''}
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}
