import { TextField, type TextFieldProps } from '@mooring/ui';
import * as strings from './strings.ts';

/** The email that an account is opened with. */
export function EmailField(
  props: Pick<TextFieldProps, 'value' | 'onChange' | 'disabled' | 'error'>,
) {
  return (
    <TextField
      {...props}
      label={strings.email}
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
