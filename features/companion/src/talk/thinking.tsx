import styles from './talk.module.css';

/** The animation while a reply is awaited. The live region says it in words. */
export function Thinking() {
  return (
    <svg className={styles.thinking} viewBox="0 0 72 20" aria-hidden="true" focusable="false">
      <path d="M4 10c5-5 10-5 16 0s11 5 16 0 11-5 16 0 11 5 16 0" />
    </svg>
  );
}
