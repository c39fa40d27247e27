import { Button, TextField, type TextFieldProps } from '@mooring/ui';
import { useState } from 'react';
import styles from './password-field.module.css';
import * as strings from './strings.ts';

export type PasswordFieldProps = Omit<TextFieldProps, 'label' | 'type' | 'icon'> & {
  label?: string;
  autoComplete: 'current-password' | 'new-password';
};

/** A password to type, which can be looked at. While the form is sent it is covered again. */
export function PasswordField({ label = strings.password, disabled, ...rest }: PasswordFieldProps) {
  const [wanted, setWanted] = useState(false);
  const isVisible = wanted && !disabled;
  return (
    <div className={styles.password}>
      <TextField
        {...rest}
        label={label}
        type={isVisible ? 'text' : 'password'}
        disabled={disabled}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Button
        variant="quiet"
        size="small"
        className={styles.toggle}
        aria-label={`${isVisible ? strings.hide : strings.show} ${label.toLowerCase()}`}
        disabled={disabled}
        onClick={() => setWanted(!isVisible)}
      >
        {isVisible ? strings.hide : strings.show}
      </Button>
    </div>
  );
}
