import * as Radix from 'radix-ui/dialog';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { XIcon } from '../icon/icons.ts';
import styles from './dialog.module.css';
import type { DialogProps } from './dialog.tsx';
import * as strings from './strings.ts';
import { useBackCloses } from './use-back-closes.ts';
import { useFocusReturn } from './use-focus-return.ts';
import { usePageHeldStill } from './use-page-held-still.ts';

/** What `Dialog` shows, once it has been fetched. */
export function Sheet({ open, onOpenChange, title, description, footer, children }: DialogProps) {
  usePageHeldStill(open);
  useBackCloses(open, () => onOpenChange(false));
  const focusReturn = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <div className={styles.veil} data-state={open ? 'open' : 'closed'} />
        <Radix.Content
          {...focusReturn}
          aria-modal="true"
          className={styles.dialog}
          data-closable=""
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Radix.Title className={styles.title}>{title}</Radix.Title>
          {description && (
            <Radix.Description className={styles.text}>{description}</Radix.Description>
          )}
          {children && <div className={styles.body}>{children}</div>}
          {footer && <div className={styles.actions}>{footer}</div>}
          {/* Last in order, so that opening leads to the first field and not to the way out. */}
          <Radix.Close asChild>
            <IconButton label={strings.close} className={styles.close}>
              <Icon as={XIcon} />
            </IconButton>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
