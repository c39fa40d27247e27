import type { ComponentProps } from 'react';
import { Icon, type IconNode } from '../icon/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

export type TextFieldProps = FieldWords &
  ComponentProps<'input'> & {
    /** A drawing inside the field, before the words (a lens for a search). */
    icon?: IconNode | undefined;
  };

/** One line to type in, with its label above and its error below. The words typed are never cleared. */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  icon,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, hideLabel, id, describedBy, className }}>
      {(control) => {
        const input = <input autoComplete="off" {...rest} {...control} className={styles.input} />;
        return icon ? (
          <div className={styles.affixed}>
            <Icon as={icon} />
            {input}
          </div>
        ) : (
          input
        );
      }}
    </Field>
  );
}
