import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Recovery } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import styles from './recovery-notice.module.css';
import { recoveryText } from './recovery-text.ts';

export type RecoveryNoticeProps = {
  outcome: Extract<Recovery, { status: 'restored' | 'lost' | 'evicted' }>;
  onClose(): void;
};

/** The result of a recovery, until the person closes it. */
export function RecoveryNotice({ outcome, onClose }: RecoveryNoticeProps) {
  const { title, text, backup } = recoveryText(outcome);
  return (
    <Notice
      role="status"
      className={styles.notice}
      title={title}
      action={
        <>
          {backup && (
            <Button asChild variant="secondary" size="small">
              <Link to={paths.profile.to()} onClick={onClose}>
                {outcome.status === 'evicted' ? 'Make a backup' : 'Bring back a backup'}
              </Link>
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onClose}>
            Close
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}
