import type { ReactNode } from 'react';
import { laterPart } from '../later/later-part.tsx';

export type DialogProps = {
  /** Whether it is shown. */
  open: boolean;
  /** Called when it is to be opened or closed. */
  onOpenChange: (open: boolean) => void;
  /** The heading, and the accessible name. */
  title: ReactNode;
  /** Shown under the title, and read out when the dialog opens. */
  description?: ReactNode;
  /** The buttons at the end: first the one that goes on, then the one that goes back. */
  footer?: ReactNode;
  /** The content. It scrolls when it is longer than the screen. */
  children?: ReactNode;
};

const Sheet = laterPart<DialogProps>(async () => (await import('../later/later-parts.ts')).Sheet);

/**
 * A modal dialog: at the bottom edge on a phone, centred from 768 px. Focus is trapped inside and returns to where it was.
 * Escape, a press outside and the close button all close it.
 */
export function Dialog(props: DialogProps) {
  return <Sheet wanted={props.open} {...props} />;
}
