import * as Radix from 'radix-ui/dialog';
import type { ReactNode } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { XIcon } from '../icon/icons.ts';
import styles from './dialog.module.css';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons at the foot: the way on first, the way back second. */
  footer?: ReactNode;
  children?: ReactNode;
};

/**
 * A sheet over the page: from the foot of a phone, centred from 768 px. Focus goes in, stays in and comes back;
 * Escape, the veil and the close button all leave.
 */
export function Dialog({ open, onOpenChange, title, description, footer, children }: DialogProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Radix's own overlay writes a style element, which a strict content policy forbids; `:has` locks the page. */}
        <div className={styles.veil} data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          className={styles.dialog}
          data-sheet=""
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close" className={styles.close}>
                <Icon as={XIcon} />
              </IconButton>
            </Radix.Close>
          </div>
          {description && (
            <Radix.Description className={styles.text}>{description}</Radix.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.actions}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
