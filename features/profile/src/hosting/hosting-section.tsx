import { type Account, useData, useHostedStatus } from '@mooring/data';
import { Button, Notice } from '@mooring/ui';
import { PasswordDialog } from '../password/password-dialog.tsx';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import { LeaveHostingDialog } from './leave-hosting-dialog.tsx';
import { SignInDialog } from './sign-in-dialog.tsx';
import { useLeaveHosting } from './use-leave-hosting.ts';
import type { Move } from './use-move.ts';
import { useSignInAgain } from './use-sign-in-again.ts';
import { words } from './words.ts';

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
      <p className={styles.words}>
        The server can see your email, when you write and how much, and what kind of thing each is:
        an entry, a check-in, a recording, a saved moment and where it came from, a conversation,
        your healing path, that you have a safety plan or someone you trust. It can never see what
        you wrote, felt or named, nor your password: that is sealed on this device first.
      </p>
      <p className={styles.words}>{words.serverRoom}</p>
    </>
  );
}

function OnDevice({ account, move }: HostingSectionProps) {
  return (
    <ProfileSection title="A copy on the server">
      <p className={styles.words}>
        Your words are on this device only. A sealed copy on the server brings them to your other
        devices, and back should this one be lost.
      </p>
      <WhatTheServerSees />
      <Button variant="secondary" wide onClick={move.prompt.show}>
        Keep a sealed copy on the server
      </Button>
      <PasswordDialog
        prompt={move.prompt}
        email={account.email}
        title="Keep a sealed copy on the server"
        description="You go on logging in with the same email and password. Your words are sealed once more on the way, and you get 24 new words for your recovery phrase."
        action="Keep a sealed copy"
      />
    </ProfileSection>
  );
}

function OnServer({ account }: { account: Account }) {
  const status = useHostedStatus();
  const signIn = useSignInAgain(account.email);
  const leaving = useLeaveHosting();
  return (
    <ProfileSection title="A copy on the server">
      {status === 'sign-in' && (
        <Notice
          title="The server asks for your password again"
          action={
            <Button variant="secondary" size="small" onClick={signIn.show}>
              Sign in again
            </Button>
          }
        >
          Until then everything you write is kept on this device.
        </Notice>
      )}
      {status === 'confirm' && (
        <Notice title="Please confirm your email">
          Open the link in the email we sent to {account.email}, then log in once more. Until then
          everything you write is kept on this device.
        </Notice>
      )}
      {status === 'key-mismatch' && (
        <Notice title="The server keeps another journal under this email">
          It was begun on another device. What you wrote here stays on this device and is not sent.
        </Notice>
      )}
      <WhatTheServerSees />
      <Button variant="secondary" wide onClick={leaving.show}>
        Keep on this device only
      </Button>
      <SignInDialog signIn={signIn} email={account.email} />
      <LeaveHostingDialog leaving={leaving} />
    </ProfileSection>
  );
}
