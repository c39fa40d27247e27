import styles from './companion-screen.module.css';
import * as strings from './strings.ts';

/** Said before first use and at the start of each conversation, in these words only. */
export const disclosure = strings.thisIsSoftware;

export function Disclosure() {
  return <p className={styles.disclosure}>{disclosure}</p>;
}
