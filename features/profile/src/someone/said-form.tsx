import type { Keepsake } from '@mooring/data';
import { Button, TextArea } from '@mooring/ui';
import { fileTitle } from './file-texts.ts';
import * as strings from './said-strings.ts';
import styles from './someone.module.css';
import type { KeepsakesView } from './use-keepsakes.ts';
import { useSaidForm } from './use-said-form.ts';

type SaidFormProps = { keepsake: Keepsake; of: KeepsakesView };

/** Writes down what is said in a recording, or what stands in a letter. The person does that; nothing reads the file. */
export function SaidForm({ keepsake, of }: SaidFormProps) {
  const form = useSaidForm(keepsake, of.writeDown);
  const words = strings.saidWords(keepsake.kind);
  const label = keepsake.said ? strings.changeWhatIsWrittenDown : words.begin;
  if (!form.isOpen) {
    return (
      <Button
        variant="quiet"
        size="small"
        aria-label={`${label}: ${fileTitle(keepsake)}`}
        onClick={form.open}
      >
        {label}
      </Button>
    );
  }
  return (
    <form className={styles.describe} method="post" onSubmit={form.submit}>
      <TextArea
        label={words.label}
        hint={words.hint}
        rows={4}
        dir="auto"
        value={form.text}
        autoFocus
        onChange={({ target }) => form.change(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" busy={form.busy}>
        {strings.save}
      </Button>
    </form>
  );
}
