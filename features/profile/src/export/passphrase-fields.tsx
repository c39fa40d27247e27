import { PasswordField } from '@mooring/ui/bundled';
import * as strings from './strings.ts';
import type { NewPassphrase } from './use-new-passphrase.ts';

type PassphraseFieldsProps = { passphrase: NewPassphrase; hint: string; disabled?: boolean };

/** A new passphrase for backup files, typed twice. */
export function PassphraseFields({ passphrase, hint, disabled }: PassphraseFieldsProps) {
  return (
    <>
      <PasswordField
        label={strings.passphrase}
        name="passphrase"
        autoComplete="new-password"
        hint={hint}
        value={passphrase.words}
        onChange={(event) => passphrase.type(event.target.value)}
        disabled={disabled}
        error={passphrase.errors.words}
      />
      <PasswordField
        label={strings.repeatThePassphrase}
        name="passphrase-again"
        autoComplete="new-password"
        value={passphrase.again}
        onChange={(event) => passphrase.typeAgain(event.target.value)}
        disabled={disabled}
        error={passphrase.errors.again}
      />
    </>
  );
}
