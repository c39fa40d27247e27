import { TextField } from '@mooring/ui';
import { FormDialog } from '@mooring/ui/bundled';
import * as strings from './strings.ts';
import type { ConfirmEmail } from './use-confirm-email.ts';

export function ConfirmEmailDialog({ confirm }: { confirm: ConfirmEmail }) {
  return (
    <FormDialog
      open={confirm.open}
      title={strings.typeTheCodeFromOurEmail}
      description={strings.weSentAnEmailToUntil(confirm.email)}
      action={confirm.busy ? 'Processing...' : strings.changeEmail}
      cancel={strings.leaveItAsItIs}
      busy={confirm.busy}
      onSubmit={confirm.submit}
      onClose={confirm.close}
    >
      <TextField
        label={strings.code}
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
