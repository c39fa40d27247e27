import { type ComponentProps, useId } from 'react';
import styles from './days.module.css';

type SelectFieldProps = ComponentProps<'select'> & {
  label: string;
  /** What is wrong, shown under the field. */
  error?: string | undefined;
};

/** A native list to choose from, with its label above and what is wrong below. */
export function SelectField({ label, error, className, children, ...rest }: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id}>{label}</label>
      <select
        autoComplete="off"
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      >
        {children}
      </select>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
