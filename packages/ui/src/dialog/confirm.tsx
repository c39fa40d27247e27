import type { ReactNode } from 'react';
import { laterPart } from '../later/later-part.tsx';

export type ConfirmProps = {
  /** Whether it is shown. */
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What happens after confirming. */
  text?: ReactNode;
  /** The answer that goes on, as a verb ('Delete'). */
  confirmLabel: ReactNode;
  /** The answer that changes nothing, as a verb ('Keep it'). It has focus when the dialog opens. */
  cancelLabel: ReactNode;
  /** `danger` is for what cannot be undone, and is the default. */
  tone?: 'danger' | 'plain' | undefined;
  /** The confirmed action is being carried out, and cannot be confirmed twice. */
  busy?: boolean | undefined;
  /** Called for the answer that goes on. */
  onConfirm: () => void;
  /** Called for the answer that changes nothing. */
  onCancel: () => void;
};

const Question = laterPart<ConfirmProps>(
  async () => (await import('../later/later-parts.ts')).Question,
);

/**
 * An alert dialog that asks before something is lost. Focus is on the answer that changes nothing, and Escape gives that
 * answer too.
 */
export function Confirm(props: ConfirmProps) {
  return <Question wanted={props.open} {...props} />;
}
