import { Button, Dialog, TextArea, TextField } from '@mooring/ui';
import { type FormEvent, useId } from 'react';
import styles from './moments.module.css';
import * as strings from './strings.ts';
import type { AddMoment } from './use-add-moment.ts';

export function AddMomentDialog({ form }: { form: AddMoment }) {
  const formId = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    void form.save();
  }
  return (
    <Dialog
      open={form.open}
      onOpenChange={form.setOpen}
      title={strings.addMoment}
      description={strings.aSentenceASight}
      footer={
        <>
          <Button type="submit" form={formId} busy={form.busy}>
            {strings.saveMoment}
          </Button>
          <Button variant="quiet" onClick={() => form.setOpen(false)}>
            {strings.cancel}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label={strings.yourMoment}
          rows={4}
          value={form.content}
          onChange={(event) => form.setContent(event.target.value)}
          {...(form.error === undefined ? {} : { error: form.error })}
        />
        <TextField
          label={strings.tags}
          optional
          hint={strings.separateThemWithCommas}
          value={form.tags}
          onChange={(event) => form.setTags(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
