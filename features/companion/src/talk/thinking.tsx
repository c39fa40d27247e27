import styles from './talk.module.css';

/** A reply is on its way: one swell that breathes. It is said in words in the live region. */
export function Thinking() {
  return (
    <svg className={styles.thinking} viewBox="0 0 72 20" aria-hidden="true" focusable="false">
      <path d="M4 10c5-5 10-5 16 0s11 5 16 0 11-5 16 0 11 5 16 0" />
    </svg>
  );
}
