import { TextArea, TextField } from '@mooring/ui';
import { CheckboxGroup, RadioGroup } from '@mooring/ui/bundled';
import { type RefObject, useState } from 'react';
import { mayNameSomeone, nameId } from './first-name.ts';
import styles from './onboarding.module.css';
import { chosenOf, needsOtherText, textOf } from './onboarding-rules.ts';
import type { Choice } from './onboarding-steps.ts';
import { OtherText } from './other-text.tsx';
import * as strings from './strings.ts';
import type { Onboarding } from './use-onboarding.ts';

type StepAnswerProps = { onboarding: Onboarding; question: RefObject<HTMLHeadingElement | null> };

/** The question of one step and the means to answer it. */
export function StepAnswer({ onboarding, question }: StepAnswerProps) {
  const { step, answering } = onboarding;
  const [pressed, setPressed] = useState<string | null>(null);
  const heading = (
    <h2 ref={question} tabIndex={-1} className={styles.question}>
      {step.question}
    </h2>
  );
  if (step.kind === 'words') {
    return (
      <div className={styles.answer}>
        {heading}
        <TextArea
          label={step.label}
          hint={step.hint}
          rows={7}
          value={textOf(answering, step.id)}
          onChange={(event) => onboarding.answer(event.target.value)}
        />
      </div>
    );
  }
  if (step.kind === 'one') {
    return (
      <div className={styles.answer}>
        <RadioGroup
          legend={heading}
          hint={step.hint}
          options={step.choices.map(optionOf)}
          value={textOf(answering, step.id) || null}
          onValueChange={onboarding.answer}
        />
      </div>
    );
  }
  return (
    <div className={styles.answer}>
      <CheckboxGroup
        legend={heading}
        hint={step.hint}
        options={step.choices.map(optionOf)}
        value={chosenOf(answering, step.id)}
        onValueChange={(chosen) => {
          setPressed(step.id);
          onboarding.answer(chosen);
        }}
      />
      {needsOtherText(answering, step) && (
        <OtherText
          key={step.id}
          value={answering.other}
          opened={pressed === step.id}
          onType={onboarding.typeOther}
        />
      )}
      {step.id === 'brings' && mayNameSomeone(answering) && (
        <TextField
          label={strings.theirName}
          optional
          hint={strings.ifYouLikeMooring}
          value={textOf(answering, nameId)}
          maxLength={120}
          onChange={(event) => onboarding.nameSomeone(event.target.value)}
        />
      )}
    </div>
  );
}

const optionOf = ({ id, label, hint }: Choice) => ({ value: id, label, hint });
