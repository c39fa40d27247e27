import { TextField, type TextFieldProps } from '@mooring/ui';

/** The email that an account is opened with. */
export function EmailField(
  props: Pick<TextFieldProps, 'value' | 'onChange' | 'disabled' | 'error'>,
) {
  return (
    <TextField
      {...props}
      label="Email"
      type="email"
      name="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
