import type { Account } from '@mooring/data';
import { Icon } from '@mooring/ui';
import { isWide } from './is-wide.ts';
import { markOf } from './marks.ts';
import styles from './profile.module.css';
import * as strings from './strings.ts';

/** What stands under the title of the profile in a wide window: what the page is for and, with an account, whose it is. */
export function profileLead(account: Account | null) {
  if (!isWide()) return null;
  return (
    <>
      <p className={styles.wide}>{strings.yourPagesAndSettings}</p>
      {account && (
        <p className={styles.who}>
          <span className={styles.mark}>
            <Icon as={markOf(account.avatar).icon} />
          </span>
          {account.name}
        </p>
      )}
    </>
  );
}
