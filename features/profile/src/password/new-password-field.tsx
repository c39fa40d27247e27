import { Meter, PasswordField, type PasswordFieldProps } from '@mooring/ui/bundled';
import styles from './new-password-field.module.css';
import { strengthText } from './strength-text.ts';
import * as strings from './strings.ts';
import { useStrength } from './use-strength.ts';

type NewPasswordFieldProps = Omit<PasswordFieldProps, 'autoComplete' | 'value' | 'hint'> & {
  value: string;
  /** The person's name and email: a password made of them is easier to guess. */
  known: readonly string[];
};

/** A password to choose, with how hard it is to guess. */
export function NewPasswordField({ known, ...rest }: NewPasswordFieldProps) {
  const strength = useStrength(rest.value, known);
  return (
    <div className={styles.chosen}>
      <PasswordField {...rest} autoComplete="new-password" hint={strings.atLeast12Characters} />
      <div aria-live="polite" className={rest.value ? styles.strength : undefined}>
        {strength && (
          <Meter
            label={strings.howHardItIsToGuess}
            value={strength.score}
            most={4}
            text={strengthText(strength)}
          />
        )}
      </div>
    </div>
  );
}
