import { FileField } from '@mooring/ui/bundled';
import styles from './import.module.css';
import * as strings from './strings.ts';

/** Two ways in: files, or a folder with everything in it. */
export function ChooseFiles({ onFiles }: { onFiles(files: readonly File[]): void }) {
  return (
    <div className={styles.choose}>
      <FileField
        label={strings.files}
        multiple
        accept=".zip,.json,.mooring,.txt,.text,.md,.markdown,.html"
        onFiles={onFiles}
      />
      <FileField label={strings.orAFolder} ref={asFolder} onFiles={onFiles} />
    </div>
  );
}

function asFolder(input: HTMLInputElement | null) {
  if (input) input.webkitdirectory = true;
}
