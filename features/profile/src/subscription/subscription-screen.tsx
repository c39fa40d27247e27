import { Page } from '@mooring/ui';
import styles from './subscription.module.css';
import { useAccess } from './use-access.ts';

export function Component() {
  useAccess();
  return (
    <Page className={styles.page}>
      <h1 className={styles.words}>Setting up your access...</h1>
    </Page>
  );
}
