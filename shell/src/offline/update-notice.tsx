import { Button, Notice } from '@mooring/ui';
import { useRef } from 'react';
import * as strings from './strings.ts';
import styles from './update-notice.module.css';

export type UpdateNoticeProps = {
  /** The update was accepted, and comes with the next page. */
  waits: boolean;
  /** The key is in the memory of this page only, so a reload asks for the password. */
  asksPassword: boolean;
  onUse(): void;
  onLater(): void;
};

/** Shown above the navigation until it is answered. */
export function UpdateNotice({ waits, asksPassword, onUse, onLater }: UpdateNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const use = () => {
    // The pressed button may be gone in a moment, so the focus goes to the sentence that follows it.
    notice.current?.focus();
    onUse();
  };
  return (
    <Notice
      ref={notice}
      role="status"
      tabIndex={-1}
      className={styles.notice}
      title={strings.aNewerVersionIsReady}
      action={
        <>
          {!waits && (
            <Button variant="secondary" size="small" onClick={use}>
              {strings.useItNow}
            </Button>
          )}
          <Button variant="quiet" size="small" onClick={onLater}>
            {strings.later}
          </Button>
        </>
      }
    >
      {waits ? strings.itComesWithTheNext : strings.itTakesAMoment}{' '}
      {asksPassword ? strings.yourWordsStayAsThey : strings.yourWordsStayAsTheyAre}
    </Notice>
  );
}
