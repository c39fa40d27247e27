import { Link } from '@mooring/contract/router';
import type { OwnPrompt } from '@mooring/data';
import { Button, Notice, Skeleton, TextArea } from '@mooring/ui';
import { Chip, Chips, useFaultFocus } from '@mooring/ui/bundled';
import { type FormEvent, useId } from 'react';
import { ownPrompts } from './own-addresses.ts';
import styles from './own-prompts.module.css';
import * as strings from './strings.ts';
import { useOwnPromptForm } from './use-own-prompt-form.ts';

/** A prompt to be written or changed. `before` is null for a new one. */
export function OwnPromptForm({ before }: { before: OwnPrompt | null }) {
  const { fields, change, fault, busy, save, isRestored } = useOwnPromptForm(before);
  const ref = useFaultFocus(fault);
  const hintId = useId();
  if (!fields) return <Skeleton lines={4} />;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form ref={ref} className={styles.form} method="post" onSubmit={submit} noValidate>
      {isRestored && <Notice>{strings.whatYouTypedBefore}</Notice>}
      <TextArea
        label={strings.yourPrompt}
        hint={strings.forExampleWhatDo}
        name="prompt"
        rows={4}
        dir="auto"
        maxLength={500}
        value={fields.text}
        error={fault?.text}
        onChange={(event) => change({ text: event.target.value })}
      />
      <div className={styles.daily}>
        <Chips label={strings.whenItIsShown}>
          <Chip
            check
            pressed={fields.isDaily}
            onPressedChange={(isDaily) => change({ isDaily })}
            aria-describedby={hintId}
          >
            {strings.useItAsADaily}
          </Chip>
        </Chips>
        <p id={hintId} className={styles.soft}>
          {strings.thenMooringShows}
        </p>
      </div>
      <div className={styles.buttons}>
        <Button type="submit" busy={busy}>
          {strings.save}
        </Button>
        <Button asChild variant="quiet">
          <Link to={ownPrompts}>{strings.notNow}</Link>
        </Button>
      </div>
    </form>
  );
}
