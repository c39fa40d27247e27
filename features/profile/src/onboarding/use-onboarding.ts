import { fullDate, paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type Data, useData } from '@mooring/data';
import { type FormEvent, useState } from 'react';
import { nameId, saveSomeone } from './first-name.ts';
import { type Answers, lastStep, missingOn, stepAt, toStored } from './onboarding-rules.ts';
import { useAnswers } from './use-answers.ts';
import { useOnboardingStep } from './use-onboarding-step.ts';

/** The wizard: answers, the current step, and what happens after the last one. */
export function useOnboarding() {
  const data = useData();
  const navigate = useNavigate();
  const { answering, change, drop } = useAnswers();
  const [busy, setBusy] = useState(false);
  const { number, go } = useOnboardingStep(answering, change);
  if (!answering) return null;

  const step = stepAt(number);
  const missing = missingOn(answering, step);

  const stepInside = async (answers = answering) => {
    setBusy(true);
    const stored = toStored(answers);
    void data.safety.screenAndRaise(Object.values(stored).flat().join('\n\n'));
    try {
      await saveFirstWords(data, stored);
      await saveSomeone(data, answers);
      await data.records.put('onboarding', stored);
      await drop();
      await navigate(paths.auth.to());
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  };

  return {
    answering,
    step,
    number,
    /** What has to be answered before Next, or null. */
    missing,
    busy,
    isLast: number === lastStep,
    answer: (answer: string | string[]) =>
      change({ answers: { ...answering.answers, [step.id]: answer } }),
    typeOther: (other: string) => change({ other }),
    nameSomeone: (name: string) => change({ answers: { ...answering.answers, [nameId]: name } }),
    back: () => go(number - 1),
    /** Goes on without an answer to this step. */
    async skip() {
      if (busy) return;
      const { [step.id]: _, ...answers } = answering.answers;
      change({ answers });
      if (number === lastStep) await stepInside({ ...answering, answers });
      else go(number + 1);
    },
    async next(event: FormEvent) {
      event.preventDefault();
      if (missing !== null || busy) return;
      if (number === lastStep) await stepInside();
      else go(number + 1);
    },
  };
}

/**
 * The words of the last step become an entry of the journal, once: not again where the answers are looked at later, or where
 * the app was closed between the entry and the answers.
 */
async function saveFirstWords({ records, entries, env }: Data, { words }: Answers): Promise<void> {
  if (typeof words !== 'string' || words === '') return;
  const earlier = await records.get('onboarding');
  if (earlier?.words === words) return;
  const { items } = await entries.list();
  if (items.some(({ content }) => content === words)) return;
  await entries.create({ title: fullDate(env.now()), content: words, tags: [] });
}

export type Onboarding = NonNullable<ReturnType<typeof useOnboarding>>;
