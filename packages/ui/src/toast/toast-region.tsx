import type { ReactNode } from 'react';
import type { IconNode } from '../icon/icon.tsx';
import { laterPart } from '../later/later-part.tsx';

export type ToastMessage = {
  id: string;
  open: boolean;
  title: ReactNode;
  description?: ReactNode;
  /** `destructive`: something did not work. It is read out at once. */
  tone?: 'destructive' | undefined;
  icon?: IconNode | undefined;
  /** One thing that can be done about it while the toast is there. */
  action?: { label: string; run: () => void } | undefined;
};

export type ToastRegionProps = {
  toasts: readonly ToastMessage[];
  onOpenChange: (id: string, open: boolean) => void;
};

const Toasts = laterPart<ToastRegionProps>(
  async () => (await import('../later/later-parts.ts')).Toasts,
);

/**
 * The place where short messages appear and leave after 5 s. Pointing at one or being inside it holds the time; F8
 * goes to it; a swipe of 50 px, Escape or its button sends it away.
 */
export function ToastRegion(props: ToastRegionProps) {
  return <Toasts wanted={props.toasts.length > 0} {...props} />;
}
