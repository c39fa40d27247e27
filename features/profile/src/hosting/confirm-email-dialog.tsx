import { TextField } from '@mooring/ui';
import { FormDialog } from '@mooring/ui/bundled';
import type { ConfirmEmail } from './use-confirm-email.ts';

export function ConfirmEmailDialog({ confirm }: { confirm: ConfirmEmail }) {
  return (
    <FormDialog
      open={confirm.open}
      title="Type the code from your mail"
      description={`We sent a letter to ${confirm.email}. Until you type its code, you log in with the address you had.`}
      action={confirm.busy ? 'Processing...' : 'Change email'}
      cancel="Leave it as it is"
      busy={confirm.busy}
      onSubmit={confirm.submit}
      onClose={confirm.close}
    >
      <TextField
        label="Code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={confirm.code}
        onChange={(event) => confirm.type(event.target.value)}
        disabled={confirm.busy}
        error={confirm.error}
      />
    </FormDialog>
  );
}
