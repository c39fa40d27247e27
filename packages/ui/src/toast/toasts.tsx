import * as Radix from 'radix-ui/toast';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Icon } from '../icon/icon.tsx';
import { CircleAlertIcon, XIcon } from '../icon/icons.ts';
import * as strings from './strings.ts';
import styles from './toast.module.css';
import type { ToastMessage, ToastRegionProps } from './toast-region.tsx';
import { useFreePlace } from './use-free-place.ts';

/** What `ToastRegion` shows, once it has been fetched. */
export function Toasts({ toasts, onOpenChange, duration = 5000 }: ToastRegionProps) {
  // Those before the newest wait, and their time with them.
  const newest = toasts.find(({ open }) => open);
  const region = useFreePlace(newest?.id);
  return (
    <Radix.Provider
      duration={duration}
      swipeThreshold={50}
      swipeDirection="right"
      label={strings.message}
    >
      {toasts.map(
        (toast) =>
          (toast === newest || !toast.open) && (
            <Toast
              key={toast.id}
              toast={toast}
              onOpenChange={(open) => onOpenChange(toast.id, open)}
            />
          ),
      )}
      <Radix.Viewport
        ref={region}
        className={styles.region}
        hotkey={['F8']}
        label={strings.messagesHotkey}
      />
    </Radix.Provider>
  );
}

type ToastProps = { toast: ToastMessage; onOpenChange: (open: boolean) => void };

function Toast({ toast, onOpenChange }: ToastProps) {
  const { open, title, description, tone, action } = toast;
  const icon = toast.icon ?? (tone === 'destructive' ? CircleAlertIcon : undefined);
  return (
    <Radix.Root
      className={styles.toast}
      open={open}
      {...(toast.stays ? { duration: Number.POSITIVE_INFINITY } : {})}
      onOpenChange={onOpenChange}
      type={tone === 'destructive' ? 'foreground' : 'background'}
      data-tone={tone}
    >
      {icon && <Icon as={icon} className={styles.icon} />}
      <div className={styles.words}>
        <Radix.Title className={styles.title}>{title}</Radix.Title>
        {description && (
          <Radix.Description className={styles.text}>{description}</Radix.Description>
        )}
        {action && (
          <Radix.Action asChild altText={action.label}>
            <Button variant="quiet" size="small" className={styles.action} onClick={action.run}>
              {action.label}
            </Button>
          </Radix.Action>
        )}
      </div>
      <Radix.Close asChild>
        <IconButton label={strings.close} className={styles.close}>
          <Icon as={XIcon} />
        </IconButton>
      </Radix.Close>
    </Radix.Root>
  );
}
