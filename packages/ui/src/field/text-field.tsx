import type { ComponentProps } from 'react';
import { Icon, type IconNode } from '../icon/icon.tsx';
import styles from './field.module.css';
import { Field, type FieldWords } from './field.tsx';

export type TextFieldProps = FieldWords &
  ComponentProps<'input'> & {
    /** An icon inside the field, before the text (a lens for a search). */
    icon?: IconNode | undefined;
  };

/**
 * A text input of one line with its label above and its error below. An error never clears what was typed. It sets
 * `autocomplete="off"` unless told otherwise.
 */
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
