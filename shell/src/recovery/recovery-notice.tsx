import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import { forgetAccountHere, type Recovery } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import styles from './recovery-notice.module.css';
import { recoveryText } from './recovery-text.ts';
import * as strings from './strings.ts';

export type RecoveryNoticeProps = {
  outcome: Extract<Recovery, { status: 'restored' | 'lost' | 'evicted' }>;
  onClose(): void;
};

/** The result of a recovery, until the person closes it. */
export function RecoveryNotice({ outcome, onClose }: RecoveryNoticeProps) {
  const { title, text, backup } = recoveryText(outcome);
  const close = () => {
    // It was said, so the next visit need not say it again.
    if (outcome.status === 'lost') forgetAccountHere();
    onClose();
  };
  return (
    <Notice
      role="status"
      className={styles.notice}
      title={title}
      action={
        <>
          {backup && (
            <Button asChild variant="secondary" size="small">
              <Link to={paths.profileExport.to()} onClick={close}>
                {outcome.status === 'evicted' ? strings.makeABackup : strings.bringBackABackup}
              </Link>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={close}>
            {strings.close}
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}
