import { Button } from '@mooring/ui';
import { useRef } from 'react';
import styles from './muted.module.css';

type MutedListProps = {
  /** The accessible name of the list. */
  label: string;
  lines: readonly { key: string; text: string }[];
  /** What the button of each line does: 'Remove'. */
  action: string;
  onRemove(key: string): void;
};

/** Lines with a button that takes each of them out. Nothing where there are none. */
export function MutedList({ label, lines, action, onRemove }: MutedListProps) {
  const list = useRef<HTMLUListElement>(null);
  if (lines.length === 0) return null;
  return (
    <ul ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
      {lines.map(({ key, text }) => (
        <li key={key}>
          <span dir="auto">{text}</span>
          <Button
            variant="quiet"
            size="small"
            aria-label={`${action}: ${text}`}
            onClick={() => {
              // The line goes with its button, so the focus stays at the list.
              list.current?.focus();
              onRemove(key);
            }}
          >
            {action}
          </Button>
        </li>
      ))}
    </ul>
  );
}
