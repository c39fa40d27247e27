import { fullDate, readDate, say } from '@mooring/contract';
import { type Account, useSession } from '@mooring/data';
import { Button, Skeleton, TextField } from '@mooring/ui';
import { ConfirmButton, FailureNotice } from '@mooring/ui/bundled';
import { PasswordDialog } from '../password/password-dialog.tsx';
import { PhrasePage } from '../phrase/phrase-page.tsx';
import { ProfilePart } from '../profile/profile-part.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import styles from './legacy.module.css';
import { legacyTexts } from './legacy-texts.ts';
import { type Legacy, useLegacy } from './use-legacy.ts';

/** Whether somebody may read after the person's death. Asked nowhere: one finds it in Profile, or not. */
export function LegacyPage() {
  const session = useSession();
  const legacy = useLegacy();
  if (session.status === 'open' && legacy.phrase !== null) {
    return (
      <PhrasePage
        phrase={legacy.phrase}
        email={session.account.email}
        texts={legacyTexts(location.origin)}
        onWritten={legacy.written}
        onPutAway={legacy.putAway}
      />
    );
  }
  return (
    <ProfilePart title="When I am gone">
      {({ account }) => account && <Choice account={account} legacy={legacy} />}
    </ProfilePart>
  );
}

function Choice({ account, legacy }: { account: Account; legacy: Legacy }) {
  const { reader } = legacy;
  if (reader === undefined) return <Skeleton lines={5} />;
  if (reader === 'failed') {
    return <FailureNotice {...say('vault.unreadable')} retry={legacy.readAgain} />;
  }
  return (
    <>
      <p className={styles.text}>
        {reader === null
          ? 'You have not given words to anybody on this device. You do not have to. ‘Who can read what’ says what others can read.'
          : `You made words for ${reader.name} on ${fullDate(readDate(reader.createdAt))}. Anybody who has these words and this device can read what you wrote.`}
      </p>
      {account.home === 'hosted' && (
        <p className={styles.text}>
          The words work on this device only. They do not open the copy on the server.
        </p>
      )}
      {reader === null ? (
        <ProfileSection title="Let one person read">
          <p className={styles.text}>
            You get 24 new words to write down or print. They are not your recovery phrase. You also
            get steps for somebody who does not know Mooring. They also need to be able to unlock
            this device. The words work from the moment you make them. Whoever has the words and
            this device can read everything, and sets a new password. Then your old password does
            not work here. You can take the words back at any time.
          </p>
          <form
            className={styles.form}
            method="post"
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              legacy.begin();
            }}
          >
            <TextField
              label="Who is it for?"
              hint="Any name that you know. It stays on this device and is not encrypted."
              value={legacy.name}
              maxLength={80}
              dir="auto"
              onChange={(event) => legacy.typeName(event.target.value)}
              error={legacy.nameError}
            />
            <Button type="submit" variant="secondary" wide>
              Make the words
            </Button>
          </form>
        </ProfileSection>
      ) : (
        <ProfileSection title="Take them back">
          <p className={styles.text}>Then the words on the paper open nothing any more.</p>
          <ConfirmButton
            title="Take the words back?"
            text={
              'Then the 24 words will no longer open anything. Your password and your recovery phrase stay as they are.'
            }
            confirmLabel="Take them back"
            cancelLabel="Leave it as it is"
            onConfirm={() => void legacy.remove()}
          >
            Take the words back
          </ConfirmButton>
        </ProfileSection>
      )}
      <PasswordDialog
        prompt={legacy.prompt}
        email={account.email}
        title="Make words for somebody else"
        description="First your password, so that nobody else can make them."
        action="Show the words"
      />
    </>
  );
}
