import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../button/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export type FormDialogProps = Pick<DialogProps, 'open' | 'title' | 'description' | 'children'> & {
  /** The button that sends the form. */
  action: ReactNode;
  tone?: 'danger' | undefined;
  /** The way back, as a verb ('Leave it as it is'). */
  cancel: ReactNode;
  cancelDisabled?: boolean | undefined;
  busy?: boolean | undefined;
  /** Of the form. */
  className?: string | undefined;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onClose: () => void;
};

/** A dialog with a form in it, whose buttons stand at the foot of the sheet. */
export function FormDialog({
  action,
  tone,
  cancel,
  cancelDisabled,
  busy,
  className,
  onSubmit,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const form = useId();
  return (
    <Dialog
      {...dialog}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <>
          <Button type="submit" form={form} variant={tone} busy={busy}>
            {action}
          </Button>
          <Button variant="secondary" onClick={onClose} disabled={cancelDisabled}>
            {cancel}
          </Button>
        </>
      }
    >
      {/* By post: what is typed never stands in an address, whatever becomes of the script. */}
      <form id={form} className={className} method="post" onSubmit={onSubmit} noValidate>
        {children}
      </form>
    </Dialog>
  );
}
