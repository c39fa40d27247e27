import type { ReactNode } from 'react';
import { laterPart } from '../later/later-part.tsx';

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

const Question = laterPart<ConfirmProps>(
  async () => (await import('../later/later-parts.ts')).Question,
);

/** A question that must be answered before anything is lost. Escape is the gentle answer. */
export function Confirm(props: ConfirmProps) {
  return <Question wanted={props.open} {...props} />;
}
