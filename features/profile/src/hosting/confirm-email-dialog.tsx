import { Button, Dialog, TextField } from '@mooring/ui';
import { useId } from 'react';
import type { ConfirmEmail } from './use-confirm-email.ts';

export function ConfirmEmailDialog({ confirm }: { confirm: ConfirmEmail }) {
  const form = useId();
  return (
    <Dialog
      open={confirm.open}
      onOpenChange={(open) => !open && confirm.close()}
      title="Type the code from your mail"
      description={`We sent a letter to ${confirm.email}. Until you type its code, you log in with the address you had.`}
      footer={
        <>
          <Button type="submit" form={form} busy={confirm.busy}>
            {confirm.busy ? 'Processing...' : 'Change email'}
          </Button>
          <Button variant="secondary" onClick={confirm.close}>
            Leave it as it is
          </Button>
        </>
      }
    >
      <form id={form} method="post" onSubmit={confirm.submit} noValidate>
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
      </form>
    </Dialog>
  );
}
