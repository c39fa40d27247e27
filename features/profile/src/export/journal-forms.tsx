import { Button, Icon } from '@mooring/ui';
import { DownloadIcon, RadioGroup } from '@mooring/ui/bundled';
import styles from './export.module.css';
import { ExportProgressBar } from './export-progress-bar.tsx';
import * as strings from './strings.ts';
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
        legend={strings.format}
        value={format}
        onValueChange={onFormat}
        disabled={journal.working !== null}
        options={[
          { value: 'pdf', label: 'PDF', hint: strings.toPrintOrToRead },
          { value: 'text', label: strings.plainText, hint: strings.anyDeviceCanOpen },
        ]}
      />
      <p className={styles.words}>{strings.theFileHasEvery}</p>
      <Button
        variant="secondary"
        wide
        busy={journal.working !== null}
        onClick={() => journal.run(format)}
      >
        <Icon as={DownloadIcon} />
        {strings.exportJournal}
      </Button>
      <ExportProgressBar work={journal} label={strings.makingTheFile} />
      <p role="status" className={styles.said}>
        {journal.said}
      </p>
    </>
  );
}
