import { type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { CircleAlertIcon } from '../icon/icons.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import styles from './field.module.css';
import * as strings from './strings.ts';

export type FieldWords = {
  /** The accessible name, shown above the control. */
  label: ReactNode;
  /** Helps to answer, shown under the label. */
  hint?: ReactNode;
  /** What is wrong and what to do, shown under the control. */
  error?: ReactNode;
  /** Shows '(optional)' beside the label. */
  optional?: boolean | undefined;
  /** Keeps the label for assistive technology only. */
  hideLabel?: boolean | undefined;
};

/** The attributes that tie a control to its words. */
export type FieldControl = {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
};

type FieldProps = FieldWords & {
  id?: string | undefined;
  describedBy?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around one control, tied together for every reader. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  id: givenId,
  describedBy,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const described = classNames(
    describedBy,
    hint ? `${id}-hint` : undefined,
    error ? `${id}-error` : undefined,
  );
  const words = (
    <label htmlFor={id} className={styles.label}>
      {label}
      {optional && ' '}
      {optional && <span className={styles.optional}>{strings.optional}</span>}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)}>
      {hideLabel ? <VisuallyHidden>{words}</VisuallyHidden> : words}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** The sentence under a control that says what is wrong. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className={styles.error}>
      <Icon as={CircleAlertIcon} size="small" />
      <span>{children}</span>
    </p>
  );
}
