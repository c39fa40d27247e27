import { Page } from '@mooring/ui';
import * as strings from './strings.ts';
import styles from './subscription.module.css';
import { useAccess } from './use-access.ts';

export function Component() {
  useAccess();
  return (
    <Page className={styles.page}>
      <h1 className={styles.words}>{strings.settingUpYourAccess}</h1>
    </Page>
  );
}
