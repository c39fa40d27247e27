import { Button, Dialog, TextArea, TextField } from '@mooring/ui';
import { type FormEvent, useId } from 'react';
import styles from './moments.module.css';
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
      title="Add Moment"
      description="A sentence, a sight, something someone said: whatever you would like to find again."
      footer={
        <>
          <Button type="submit" form={formId} busy={form.busy}>
            Save Moment
          </Button>
          <Button variant="quiet" onClick={() => form.setOpen(false)}>
            Cancel
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={submit} noValidate>
        <TextArea
          label="Your moment"
          rows={4}
          value={form.content}
          onChange={(event) => form.setContent(event.target.value)}
          {...(form.error === undefined ? {} : { error: form.error })}
        />
        <TextField
          label="Tags"
          optional
          hint="Separate them with commas."
          value={form.tags}
          onChange={(event) => form.setTags(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
