import { Icon } from '@mooring/ui';
import { LockIcon } from '@mooring/ui/bundled';
import styles from './auth.module.css';

/** The promise, in the words the product may use. It never claims more than this. */
export function PrivacyPromise() {
  return (
    <section className={styles.promise} aria-labelledby="privacy-promise">
      <h2 id="privacy-promise">
        <Icon as={LockIcon} size="small" />
        Our promise
      </h2>
      <p>
        Entries are encrypted on your device before they are stored or sent. We cannot read them or
        reset them. If you choose to stay signed in, anyone who can open this device's files may be
        able to read them until you log out.
      </p>
    </section>
  );
}
