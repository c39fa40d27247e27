import { fullDate, readDate } from '@mooring/contract';
import type { Account } from '@mooring/data';
import { Button, TextField } from '@mooring/ui';
import { ConfirmButton, FormDialog } from '@mooring/ui/bundled';
import { PasswordDialog } from '../password/password-dialog.tsx';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import listStyles from './passkeys.module.css';
import * as strings from './strings.ts';
import { type PasskeysPage, usePasskeys } from './use-passkeys.ts';

/** Opening with face or finger. Nothing stands here where this device cannot do it and none is set up. */
export function PasskeysSection({ account }: { account: Account }) {
  const page = usePasskeys();
  const { isAvailable, list, prompt } = page;
  if (!isAvailable && list.length === 0) return null;
  return (
    <ProfileSection title={strings.openWithFaceOrFinger}>
      <p className={listStyles.text}>{strings.youCanOpenYourWords}</p>
      <PasskeyList page={page} />
      {isAvailable && (
        <div className={styles.stack}>
          <Button variant="secondary" wide onClick={prompt.show}>
            {list.length === 0 ? strings.setItUp : strings.setUpAnotherOne}
          </Button>
        </div>
      )}
      <PasswordDialog
        prompt={prompt}
        email={account.email}
        title={strings.setUpFaceOrFinger}
        description={strings.firstYourPassword}
        action={strings.goOn}
      />
      <MakingDialog making={page.making} />
    </ProfileSection>
  );
}

function PasskeyList({ page: { list, remove } }: { page: PasskeysPage }) {
  if (list.length === 0) return null;
  return (
    <ul className={listStyles.list} aria-label={strings.passkeysOnThisDevice}>
      {list.map(({ id, name, createdAt }) => (
        <li key={id}>
          <span>
            <span className={listStyles.name}>{name}</span>
            <span className={listStyles.day}>{strings.setUpOn(fullDate(readDate(createdAt)))}</span>
          </span>
          <ConfirmButton
            aria-label={strings.removeName(name)}
            title={strings.removeThisPasskey}
            text={strings.itWillNotOpenYourWords}
            confirmLabel={strings.removeIt}
            cancelLabel={strings.keepIt}
            onConfirm={() => void remove(id)}
          >
            {strings.remove}
          </ConfirmButton>
        </li>
      ))}
    </ul>
  );
}

function MakingDialog({ making }: { making: PasskeysPage['making'] }) {
  return (
    <FormDialog
      open={making.open}
      title={strings.setUpFaceOrFinger}
      description={strings.nowYourDeviceAsks}
      action={making.busy ? strings.waitingForYourDevice : strings.askMyDevice}
      cancel={strings.leaveItAsItIs}
      busy={making.busy}
      onSubmit={making.submit}
      onClose={making.close}
    >
      <TextField
        label={strings.aNameForIt}
        hint={strings.itStaysOnThisDevice}
        value={making.name}
        maxLength={60}
        dir="auto"
        onChange={(event) => making.type(event.target.value)}
        disabled={making.busy}
        error={making.error}
      />
    </FormDialog>
  );
}
