import styles from './ruled-list.module.css';

export type RuledListProps = { lines: readonly string[] };

/** Sentences below one another with a hairline between them. Nothing where there are none. */
export function RuledList({ lines }: RuledListProps) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
