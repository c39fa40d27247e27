import { fullDate, readDate } from '@mooring/contract';
import { type Account, useSession } from '@mooring/data';
import { Button, Skeleton, TextField } from '@mooring/ui';
import { ConfirmButton } from '@mooring/ui/bundled';
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
  return (
    <>
      <p className={styles.text}>
        {reader === null
          ? 'Nobody can read what you wrote without your password or your recovery phrase. That also holds after your death. You can leave it so.'
          : `You gave words to ${reader.name} on ${fullDate(readDate(reader.createdAt))}. With them and this device, what you wrote can be read.`}
      </p>
      {account.home === 'hosted' && (
        <p className={styles.text}>
          The words work on this device only. They do not open the copy on the server.
        </p>
      )}
      {reader === null ? (
        <ProfileSection title="Let one person read">
          <p className={styles.text}>
            You get 24 words on paper, other than your own recovery phrase, with steps for somebody
            who does not know Mooring. The words work from the moment you make them. You can take
            them back at any time.
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
              hint="A name that you recognise. It stays on this device."
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
            text={`${reader.name} cannot open anything with them any more. Your own password and recovery phrase stay as they are.`}
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
