import type { ComponentProps, ReactNode } from 'react';
import styles from './file-field.module.css';

export type FileFieldProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  label: ReactNode;
  /** Called with what was chosen, which may be the same as before. */
  onFiles(files: readonly File[]): void;
};

/** Where files are chosen: the browser's own field, under its label. */
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
