import { useState } from 'react';
import { Button } from '../button/button.tsx';
import styles from './password-field.module.css';
import * as strings from './strings.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

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
        aria-label={`${isVisible ? strings.hide : strings.show} ${lowerFirst(label)}`}
        disabled={disabled}
        onClick={() => setWanted(!isVisible)}
      >
        {isVisible ? strings.hide : strings.show}
      </Button>
    </div>
  );
}

/** A label inside a sentence. What follows may be a name. */
const lowerFirst = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
