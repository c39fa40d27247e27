import { paths } from '@mooring/contract';
import { Link } from '@mooring/contract/router';
import type { Recovery } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import styles from './recovery-notice.module.css';
import { recoveryWords } from './recovery-words.ts';

export type RecoveryNoticeProps = {
  outcome: Extract<Recovery, { status: 'restored' | 'lost' }>;
  onClose(): void;
};

/** What came of a recovery, quietly, until it is closed. */
export function RecoveryNotice({ outcome, onClose }: RecoveryNoticeProps) {
  const { title, text, backup } = recoveryWords(outcome);
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
                Bring back a backup
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
