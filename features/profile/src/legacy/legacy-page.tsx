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
import * as strings from './strings.ts';
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
    <ProfilePart title={strings.whenIAmGone}>
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
          ? strings.youHaveNotGiven
          : strings.youMadeWordsForOnAnybody(reader.name, fullDate(readDate(reader.createdAt)))}
      </p>
      {account.home === 'hosted' && (
        <p className={styles.text}>{strings.theWordsWorkOnThisDevice}</p>
      )}
      {reader === null ? (
        <ProfileSection title={strings.letOnePersonRead}>
          <p className={styles.text}>{strings.youGet24NewWords}</p>
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
              label={strings.whoIsItFor}
              hint={strings.anyNameThatYouKnow}
              value={legacy.name}
              maxLength={80}
              dir="auto"
              onChange={(event) => legacy.typeName(event.target.value)}
              error={legacy.nameError}
            />
            <Button type="submit" variant="secondary" wide>
              {strings.makeTheWords}
            </Button>
          </form>
        </ProfileSection>
      ) : (
        <ProfileSection title={strings.takeThemBack}>
          <p className={styles.text}>{strings.thenTheWordsOnThePaper}</p>
          <ConfirmButton
            title={strings.takeTheWordsBackQuestion}
            text={strings.thenThe24Words}
            confirmLabel={strings.takeThemBack}
            cancelLabel={strings.leaveItAsItIs}
            onConfirm={() => void legacy.remove()}
          >
            {strings.takeTheWordsBack}
          </ConfirmButton>
        </ProfileSection>
      )}
      <PasswordDialog
        prompt={legacy.prompt}
        email={account.email}
        title={strings.makeWordsForSomebody}
        description={strings.firstYourPassword}
        action={strings.showTheWords}
      />
    </>
  );
}
