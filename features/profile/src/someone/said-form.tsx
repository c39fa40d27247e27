import type { Keepsake } from '@mooring/data';
import { Button, TextArea } from '@mooring/ui';
import { fileTitle } from './file-texts.ts';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import type { KeepsakesView } from './use-keepsakes.ts';
import { useSaidForm } from './use-said-form.ts';

type SaidFormProps = { keepsake: Keepsake; of: KeepsakesView };

/** Writes down what is said in a recording or a video. The person does that; nothing listens to it. */
export function SaidForm({ keepsake, of }: SaidFormProps) {
  const form = useSaidForm(keepsake, of.writeDown);
  const label = keepsake.said ? strings.said.change : strings.said.begin;
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
        label={strings.said.label}
        hint={strings.said.hint}
        rows={4}
        dir="auto"
        value={form.text}
        autoFocus
        onChange={({ target }) => form.change(target.value)}
      />
      <Button type="submit" variant="secondary" size="small" busy={form.busy}>
        {strings.said.save}
      </Button>
    </form>
  );
}
