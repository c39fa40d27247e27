import * as Radix from 'radix-ui/alert-dialog';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import styles from './dialog.module.css';
import { useFocusReturn } from './use-focus-return.ts';
import { usePageHeldStill } from './use-page-held-still.ts';

export type ConfirmProps = {
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What follows from saying yes. */
  text?: ReactNode;
  confirmLabel: ReactNode;
  /** The gentle answer, as a verb ('Keep it'). It has focus when the question opens. */
  cancelLabel: ReactNode;
  /** `danger` (when not given) for what cannot be undone. */
  tone?: 'danger' | 'plain' | undefined;
  /** The work is under way: the answer cannot be given twice. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onCancel: () => void;
};

/** A question that must be answered before anything is lost. Escape is the gentle answer. */
export function Confirm({
  open,
  title,
  text,
  confirmLabel,
  cancelLabel,
  tone = 'danger',
  busy,
  onConfirm,
  onCancel,
}: ConfirmProps) {
  usePageHeldStill(open);
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={(next) => !next && onCancel()}>
      <Radix.Portal>
        <div className={styles.veil} data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          {...focusReturn}
          aria-modal="true"
          className={styles.dialog}
          {...(text ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {text && <Radix.Description className={styles.text}>{text}</Radix.Description>}
          <div className={styles.answers}>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
            {/* Not Radix's Action: that closes by itself, and would report a cancel after every confirm. */}
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
