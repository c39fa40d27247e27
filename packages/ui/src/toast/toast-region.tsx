import type { ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { laterPart } from '../later/later-part.tsx';

export type ToastMessage = {
  id: string;
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** `destructive` is for errors, and is read out at once. */
  tone?: 'destructive' | undefined;
  icon?: IconNode | undefined;
  /** It is shown until it is closed. */
  stays?: true | undefined;
  /** One action that is offered while the toast is shown. */
  action?: { label: string; run: () => void } | undefined;
};

export type ToastRegionProps = {
  /** Newest first. The first open one is shown; those after it wait, and those that are just leaving have `open: false`. */
  toasts: readonly ToastMessage[];
  /** Called with the id of a toast that is to leave. */
  onOpenChange: (id: string, open: boolean) => void;
  /** How long one is shown, in ms: 5000 when not given. `Infinity` leaves closing to the reader. */
  duration?: number | undefined;
};

const Toasts = laterPart<ToastRegionProps>(
  async () => (await import('../later/later-parts.ts')).Toasts,
);

/**
 * Shows short messages, one at a time and each for 5 s unless it stays, at the foot of the window and above what is docked there. The time
 * stands still while the pointer or focus is on one. F8 moves focus to them; a swipe of 50 px, Escape and the close button
 * dismiss one.
 */
export function ToastRegion(props: ToastRegionProps) {
  return <Toasts wanted={props.toasts.length > 0} {...props} />;
}
