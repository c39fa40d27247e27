import type { Someone } from '@mooring/data';
import { Button, Skeleton, TextArea, TextField } from '@mooring/ui';
import { RadioGroup } from '@mooring/ui/bundled';
import { lossChoices } from './loss-choices.ts';
import styles from './someone.module.css';
import { usePersonForm } from './use-person-form.ts';

/** Everything that can be written about a person. Only the name is needed. */
export function PersonForm({ person }: { person: Someone | null }) {
  const form = usePersonForm(person);
  if (!form) return <Skeleton lines={6} />;
  const { value, change, isRestored, nameError, busy, submit } = form;
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {isRestored && <p className={styles.soft}>What you typed before is here again.</p>}
      <TextField
        label="Name"
        hint="Any name that you use. A baby can have the name you had in mind."
        value={value.name}
        error={nameError}
        maxLength={120}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label="Who this is, in your own words"
        optional
        hint="For example: my mum, my husband, our dog, my best friend."
        value={value.bond}
        maxLength={120}
        onChange={({ target }) => change({ bond: target.value })}
      />
      <RadioGroup
        legend="What kind of loss is it?"
        hint="You can leave this out."
        options={lossChoices}
        value={value.loss ?? null}
        onValueChange={(loss) => change({ loss })}
      />
      <TextField
        label="Your name for them"
        optional
        value={value.called}
        maxLength={120}
        onChange={({ target }) => change({ called: target.value })}
      />
      <TextField
        label="Their name for you"
        optional
        value={value.calledYou}
        maxLength={120}
        onChange={({ target }) => change({ calledYou: target.value })}
      />
      <TextArea
        label="What happened, in your own words"
        optional
        hint="Only if you want to say it."
        rows={5}
        value={value.ending}
        onChange={({ target }) => change({ ending: target.value })}
      />
      <Button type="submit" busy={busy}>
        Save
      </Button>
    </form>
  );
}
