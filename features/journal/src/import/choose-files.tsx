import type { ChangeEvent } from 'react';
import styles from './import.module.css';

/** Two ways in: files, or a folder with everything in it. */
export function ChooseFiles({ onFiles }: { onFiles(files: readonly File[]): void }) {
  function take({ target }: ChangeEvent<HTMLInputElement>) {
    onFiles([...(target.files ?? [])]);
    // The same files may be chosen again.
    target.value = '';
  }
  return (
    <div className={styles.choose}>
      <label className={styles.file}>
        Files
        <input
          type="file"
          multiple
          accept=".zip,.json,.mooring,.txt,.text,.md,.markdown"
          onChange={take}
        />
      </label>
      <label className={styles.file}>
        Or a folder
        <input type="file" ref={asFolder} onChange={take} />
      </label>
    </div>
  );
}

function asFolder(input: HTMLInputElement | null) {
  if (input) input.webkitdirectory = true;
}
