import { useState } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { Confirm, type ConfirmProps } from './confirm.tsx';

export type ConfirmButtonProps = Omit<ButtonProps, 'onClick' | 'title'> &
  Pick<ConfirmProps, 'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'onConfirm'>;

/** A button that asks before it does what cannot be undone. */
export function ConfirmButton({
  title,
  text,
  confirmLabel,
  cancelLabel,
  onConfirm,
  ...button
}: ConfirmButtonProps) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button variant="danger-quiet" size="small" {...button} onClick={() => setAsking(true)} />
      <Confirm
        open={asking}
        title={title}
        text={text}
        confirmLabel={confirmLabel}
        cancelLabel={cancelLabel}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
