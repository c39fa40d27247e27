import { Button, Icon } from '@mooring/ui';
import { DownloadIcon, RadioGroup } from '@mooring/ui/bundled';
import styles from './export.module.css';
import { ExportProgressBar } from './export-progress-bar.tsx';
import type { Export, ExportFormat } from './use-export.ts';

type JournalFormsProps = {
  journal: Export;
  format: ExportFormat;
  onFormat: (format: ExportFormat) => void;
};

/** The journal as a PDF or as plain text. */
export function JournalForms({ journal, format, onFormat }: JournalFormsProps) {
  return (
    <>
      <RadioGroup
        legend="Format"
        value={format}
        onValueChange={onFormat}
        disabled={journal.working !== null}
        options={[
          { value: 'pdf', label: 'PDF', hint: 'To print or to read, set like a book.' },
          { value: 'text', label: 'Plain Text', hint: 'Any device can open it.' },
        ]}
      />
      <p className={styles.words}>
        The file has every entry with its date and tags, your letters, and what you wrote under
        Someone you lost. The PDF also has the pictures. The words of a sealed letter are not in it.
        The file is not encrypted: keep it where only you can open it.
      </p>
      <Button
        variant="secondary"
        wide
        busy={journal.working !== null}
        onClick={() => journal.run(format)}
      >
        <Icon as={DownloadIcon} />
        Export Journal
      </Button>
      <ExportProgressBar work={journal} label="Making the file" />
      <p role="status" className={styles.said}>
        {journal.said}
      </p>
    </>
  );
}
