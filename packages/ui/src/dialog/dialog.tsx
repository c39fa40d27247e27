import type { ReactNode } from 'react';
import { laterPart } from '../later/later-part.tsx';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  /** The buttons at the foot: the way on first, the way back second. */
  footer?: ReactNode;
  children?: ReactNode;
};

const Sheet = laterPart<DialogProps>(async () => (await import('../later/later-parts.ts')).Sheet);

/**
 * A sheet over the page: from the foot of a phone, centred from 768 px. Focus goes in, stays in and comes back;
 * Escape, the veil and the close button all leave.
 */
export function Dialog(props: DialogProps) {
  return <Sheet wanted={props.open} {...props} />;
}
