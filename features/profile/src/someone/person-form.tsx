import type { Someone } from '@mooring/data';
import { Button, Skeleton, TextArea, TextField } from '@mooring/ui';
import { RadioGroup } from '@mooring/ui/bundled';
import { lossChoices } from './loss-choices.ts';
import styles from './someone.module.css';
import * as strings from './strings.ts';
import { usePersonForm } from './use-person-form.ts';

/** Everything that can be written about a person. Only the name is needed. */
export function PersonForm({ person }: { person: Someone | null }) {
  const form = usePersonForm(person);
  if (!form) return <Skeleton lines={6} />;
  const { value, change, isRestored, nameError, busy, submit } = form;
  return (
    <form className={styles.form} method="post" onSubmit={submit} noValidate>
      {isRestored && <p className={styles.soft}>{strings.whatYouTypedBefore}</p>}
      <TextField
        label={strings.name}
        hint={strings.anyNameThatYouUse}
        value={value.name}
        error={nameError}
        maxLength={120}
        onChange={({ target }) => change({ name: target.value })}
      />
      <TextField
        label={strings.whoThisIsInYourOwn}
        optional
        hint={strings.forExampleMyMum}
        value={value.bond}
        maxLength={120}
        onChange={({ target }) => change({ bond: target.value })}
      />
      <RadioGroup
        legend={strings.whatKindOfLoss}
        hint={strings.youCanLeaveThisOut}
        options={lossChoices}
        value={value.loss ?? null}
        onValueChange={(loss) => change({ loss })}
      />
      <TextField
        label={strings.yourNameForThem}
        optional
        value={value.called}
        maxLength={120}
        onChange={({ target }) => change({ called: target.value })}
      />
      <TextField
        label={strings.theirNameForYou}
        optional
        value={value.calledYou}
        maxLength={120}
        onChange={({ target }) => change({ calledYou: target.value })}
      />
      <TextArea
        label={strings.whatHappenedInYourOwn}
        optional
        hint={strings.onlyIfYouWantToSay}
        rows={5}
        value={value.ending}
        onChange={({ target }) => change({ ending: target.value })}
      />
      <Button type="submit" busy={busy}>
        {strings.save}
      </Button>
    </form>
  );
}
