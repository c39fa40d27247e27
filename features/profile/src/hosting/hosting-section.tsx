import { type Account, useData, useHostedStatus } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import { PasswordDialog } from '../password/password-dialog.tsx';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import { LeaveHostingDialog } from './leave-hosting-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import * as strings from './strings.ts';
import { useLeaveHosting } from './use-leave-hosting.ts';
import type { Move } from './use-move.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

type HostingSectionProps = { account: Account; move: Move };

/** Where the words are kept. Nothing at all where this deployment has no hosted service. */
export function HostingSection({ account, move }: HostingSectionProps) {
  const { accounts } = useData();
  if (!accounts.hosting()) return null;
  return account.home === 'device' ? (
    <OnDevice account={account} move={move} />
  ) : (
    <OnServer account={account} />
  );
}

/** What a server that keeps sealed words can still see, and how much it takes. Said in full before anything is sent. */
function WhatTheServerSees() {
  return (
    <>
      <p className={styles.words}>{strings.theServerCanSee}</p>
      <p className={styles.words}>{strings.serverRoom}</p>
    </>
  );
}

function OnDevice({ account, move }: HostingSectionProps) {
  return (
    <ProfileSection title={strings.aCopyOnTheServer}>
      <p className={styles.words}>{strings.yourWordsAreOnThisDevice}</p>
      <WhatTheServerSees />
      <Button variant="secondary" wide onClick={move.prompt.show}>
        {strings.keepAnEncryptedCopyOnTheServer}
      </Button>
      <PasswordDialog
        prompt={move.prompt}
        email={account.email}
        title={strings.keepAnEncryptedCopyOnTheServer}
        description={strings.youStillLogIn}
        action={strings.keepAnEncryptedCopy}
      />
    </ProfileSection>
  );
}

function OnServer({ account }: { account: Account }) {
  const status = useHostedStatus();
  const signIn = useSignInAgain(account.email);
  const leaving = useLeaveHosting();
  return (
    <ProfileSection title={strings.aCopyOnTheServer}>
      {status === 'sign-in' && (
        <Notice
          title={strings.theServerAsksForYourPassword}
          action={
            <Button variant="secondary" size="small" onClick={signIn.show}>
              {strings.signInAgain}
            </Button>
          }
        >
          {strings.untilThenEverything}
        </Notice>
      )}
      {status === 'confirm' && (
        <Notice title={strings.pleaseConfirmYourEmail}>
          {strings.openTheLinkInTheEmail(account.email)}
        </Notice>
      )}
      {status === 'key-mismatch' && (
        <Notice title={strings.theServerKeeps}>{strings.itWasBegunOnAnother}</Notice>
      )}
      <WhatTheServerSees />
      <Button variant="secondary" wide onClick={leaving.show}>
        {strings.keepOnThisDevice}
      </Button>
      <SignInDialog signIn={signIn} email={account.email} />
      <LeaveHostingDialog leaving={leaving} />
    </ProfileSection>
  );
}
