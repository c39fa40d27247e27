import styles from './companion-screen.module.css';

/** Said before first use and at the start of each conversation, in these words only. */
export const disclosure =
  'This is software. It cannot feel, and it is not therapy or emergency care.';

export function Disclosure() {
  return <p className={styles.disclosure}>{disclosure}</p>;
}
