import { FormDialog, type FormDialogProps, PasswordField } from '@mooring/ui/bundled';
import { AccountName } from './account-name.tsx';
import * as strings from './strings.ts';
import type { PasswordPrompt } from './use-password-prompt.ts';

type PasswordDialogProps = Pick<
  FormDialogProps,
  'title' | 'description' | 'className' | 'children'
> & {
  prompt: Omit<PasswordPrompt, 'show'>;
  /** Whose password it is: password managers go by it. */
  email: string;
  action: string;
  cancel?: string;
};

/** Asks for the current password, and for what else is needed, before something that only its owner may do. */
export function PasswordDialog({
  prompt,
  email,
  action,
  cancel = strings.leaveItAsItIs,
  children,
  ...dialog
}: PasswordDialogProps) {
  const { open, busy, close, submit } = prompt;
  return (
    <FormDialog
      {...dialog}
      open={open}
      busy={busy}
      action={busy ? 'Processing...' : action}
      cancel={cancel}
      onSubmit={submit}
      onClose={close}
    >
      <AccountName email={email} />
      <PasswordField
        label={strings.currentPassword}
        name="password"
        autoComplete="current-password"
        value={prompt.password}
        onChange={(event) => prompt.type(event.target.value)}
        disabled={busy}
        error={prompt.error}
      />
      {children}
    </FormDialog>
  );
}
