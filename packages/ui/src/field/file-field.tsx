import type { ComponentProps, ReactNode } from 'react';
import styles from './file-field.module.css';

export type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** The accessible name, shown above the input. */
  label: ReactNode;
  /** Called with the chosen files. */
  onFiles(files: readonly File[]): void;
};

/** The browser's own file input, under a label. It reports every choice, also of the same file again. */
export function FileField({ label, onFiles, ...rest }: FileFieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input
        {...rest}
        type="file"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </label>
  );
}
