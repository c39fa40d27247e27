import { fullDate, readDate } from '@mooring/contract';
import type { Account } from '@mooring/data';
import { Button, TextField } from '@mooring/ui';
import { ConfirmButton, FormDialog } from '@mooring/ui/bundled';
import { PasswordDialog } from '../password/password-dialog.tsx';
import styles from '../profile/profile.module.css';
import { ProfileSection } from '../profile/profile-section.tsx';
import listStyles from './passkeys.module.css';
import { type PasskeysPage, usePasskeys } from './use-passkeys.ts';

/** Opening with face or finger. Nothing stands here where this device cannot do it and none is set up. */
export function PasskeysSection({ account }: { account: Account }) {
  const page = usePasskeys();
  const { isAvailable, list, prompt } = page;
  if (!isAvailable && list.length === 0) return null;
  return (
    <ProfileSection title="Open with face or finger">
      <p className={listStyles.text}>
        You can open your words on this device with your face, your finger or the PIN of the device.
        Your password and your recovery phrase still work. Whoever can unlock this device may be
        able to open your words too.
      </p>
      <PasskeyList page={page} />
      {isAvailable && (
        <div className={styles.stack}>
          <Button variant="secondary" wide onClick={prompt.show}>
            {list.length === 0 ? 'Set it up' : 'Set up another one'}
          </Button>
        </div>
      )}
      <PasswordDialog
        prompt={prompt}
        email={account.email}
        title="Set up face or finger"
        description="First your password, so that nobody else can set this up."
        action="Go on"
      />
      <MakingDialog making={page.making} />
    </ProfileSection>
  );
}

function PasskeyList({ page: { list, remove } }: { page: PasskeysPage }) {
  if (list.length === 0) return null;
  return (
    <ul className={listStyles.list} aria-label="Passkeys on this device">
      {list.map(({ id, name, createdAt }) => (
        <li key={id}>
          <span>
            <span className={listStyles.name}>{name}</span>
            <span className={listStyles.day}>Set up on {fullDate(readDate(createdAt))}</span>
          </span>
          <ConfirmButton
            aria-label={`Remove ${name}`}
            title="Remove this passkey?"
            text="It will not open your words any more. Your password and your recovery phrase still do. Your device may still list it in its settings, where you can delete it."
            confirmLabel="Remove it"
            cancelLabel="Keep it"
            onConfirm={() => void remove(id)}
          >
            Remove
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
      title="Set up face or finger"
      description="Now your device asks for your face, your finger or its PIN. It keeps a passkey named ‘Mooring’ and the date. If your device copies passkeys to an online account, it copies this one too. It opens nothing without what is stored here."
      action={making.busy ? 'Waiting for your device...' : 'Ask my device'}
      cancel="Leave it as it is"
      busy={making.busy}
      onSubmit={making.submit}
      onClose={making.close}
    >
      <TextField
        label="A name for it"
        hint="It stays on this device and is not encrypted."
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
