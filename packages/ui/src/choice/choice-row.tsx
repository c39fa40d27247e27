import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './choice.module.css';
import { ChoiceInput, type ChoiceInputProps } from './choice-input.tsx';

type ChoiceRowProps = ChoiceInputProps & {
  label: ReactNode;
  hint?: ReactNode;
  /** The id of what is wrong. */
  errorId?: string | undefined;
  bare?: boolean | undefined;
  className?: string | undefined;
  /** What stands in the box once it is chosen. */
  children: ReactNode;
};

/** An answer as a row: its box, its words and its hint. The whole row is the target. */
export function ChoiceRow({
  label,
  hint,
  errorId,
  bare,
  className,
  children,
  ...input
}: ChoiceRowProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={classNames(styles.row, className)} data-bare={bare || undefined}>
      <ChoiceInput
        {...input}
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={classNames(hint ? `${id}-hint` : undefined, errorId)}
        aria-invalid={errorId ? true : undefined}
      />
      <span className={styles.box} data-round={input.type === 'radio' || undefined}>
        {children}
      </span>
      <span className={styles.words}>
        <span id={`${id}-label`}>{label}</span>
        {hint && (
          <span id={`${id}-hint`} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
