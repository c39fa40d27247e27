import { Button, Dialog, Notice } from '@mooring/ui';
import { Checkbox } from '@mooring/ui/bundled';
import { useId } from 'react';
import styles from '../profile/profile.module.css';
import type { LeaveHosting } from './use-leave-hosting.ts';

export function LeaveHostingDialog({ leaving }: { leaving: LeaveHosting }) {
  const form = useId();
  return (
    <Dialog
      open={leaving.open}
      onOpenChange={(open) => !open && leaving.close()}
      title="Keep your words on this device only?"
      description="Everything here stays as it is. Nothing more is sent to the server, and your other devices hear of nothing new."
      footer={
        <>
          <Button type="submit" form={form} busy={leaving.busy}>
            {leaving.busy ? 'Processing...' : 'Keep on this device only'}
          </Button>
          <Button variant="secondary" onClick={leaving.close} disabled={leaving.busy}>
            Leave it as it is
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} method="post" onSubmit={leaving.submit} noValidate>
        <Checkbox
          label="Delete the copy on the server"
          hint="Your other devices can no longer log in then. Words that are only on them have to be saved there first."
          checked={leaving.deleteCopy}
          onCheckedChange={leaving.setDeleteCopy}
          disabled={leaving.busy}
        />
        {leaving.failure && (
          <Notice tone="danger" role="alert" title={leaving.failure.title}>
            {leaving.failure.text}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
