import { Button, Dialog } from '@mooring/ui';
import { type ReactNode, useId } from 'react';
import { AccountName } from './account-name.tsx';
import { PasswordField } from './password-field.tsx';
import type { PasswordPrompt } from './use-password-prompt.ts';

type PasswordDialogProps = {
  prompt: PasswordPrompt;
  /** Whose password it is: password managers go by it. */
  email: string;
  title: string;
  description: ReactNode;
  action: string;
};

/** Asks for the current password before something that only its owner may do. */
export function PasswordDialog({ prompt, email, title, description, action }: PasswordDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={prompt.open}
      onOpenChange={(open) => !open && prompt.close()}
      title={title}
      description={description}
      footer={
        <>
          <Button type="submit" form={form} busy={prompt.busy}>
            {prompt.busy ? 'Processing...' : action}
          </Button>
          <Button variant="secondary" onClick={prompt.close}>
            Leave it as it is
          </Button>
        </>
      }
    >
      <form id={form} method="post" onSubmit={prompt.submit} noValidate>
        <AccountName email={email} />
        <PasswordField
          label="Current password"
          name="password"
          autoComplete="current-password"
          value={prompt.password}
          onChange={(event) => prompt.type(event.target.value)}
          disabled={prompt.busy}
          error={prompt.error}
        />
      </form>
    </Dialog>
  );
}
