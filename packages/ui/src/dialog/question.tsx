import * as Radix from 'radix-ui/alert-dialog';
import { Button } from '../button/button.tsx';
import type { ConfirmProps } from './confirm.tsx';
import styles from './dialog.module.css';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { usePageHeldStill } from './use-page-held-still.ts';

/** What `Confirm` shows, once it has been fetched. */
export function Question({
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
  useBackCloses(open, onCancel);
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
          <div className={styles.actions}>
            {/* Not Radix's Action: that closes by itself, and would report a cancel after every confirm. */}
            <Button
              variant={tone === 'danger' ? 'danger' : 'primary'}
              busy={busy}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
            <Radix.Cancel asChild>
              <Button variant="secondary">{cancelLabel}</Button>
            </Radix.Cancel>
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
