import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

export type BareTitleProps = Pick<FieldWords, 'label' | 'error'> & ComponentProps<'input'>;

/** A text input for a title: large serif type on a line, without a box. Its label is for assistive technology only. */
export function BareTitle({
  label,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: BareTitleProps) {
  return (
    <Field label={label} error={error} hideLabel {...{ id, describedBy, className }}>
      {(control) => (
        <input
          autoComplete="off"
          {...rest}
          {...control}
          className={classNames(styles.bare, styles.title)}
        />
      )}
    </Field>
  );
}
