import { Icon } from '@mooring/ui';
import { LockIcon } from '@mooring/ui/bundled';
import styles from './auth.module.css';
import * as strings from './strings.ts';

/** The promise, in the words the product may use. It never claims more than this. */
export function PrivacyPromise() {
  return (
    <section className={styles.promise} aria-labelledby="privacy-promise">
      <h2 id="privacy-promise">
        <Icon as={LockIcon} size="small" />
        {strings.ourPromise}
      </h2>
      <p>{strings.entriesAreEncrypted}</p>
    </section>
  );
}
