import type { RecordValues } from '@mooring/data';
import { type OnboardingStep, onboardingSteps, otherId } from './onboarding-steps.ts';

/** Answers by step id, as they are kept: several choices are a list, one choice and words are a string. */
export type Answers = RecordValues['onboarding'];

/** Answers as they are being given. `other` is what is typed beside the Other choice, ticked or not. */
export type OnboardingState = { step: number; answers: Answers; other: string };

const otherPrefix = 'Other: ';

export const lastStep = onboardingSteps.length;

/** The step with this number, from 1; numbers outside lead to the nearest. */
export function stepAt(number: number): OnboardingStep {
  const index = Math.min(Math.max(Math.trunc(number), 1), lastStep) - 1;
  const step = onboardingSteps[index];
  if (!step) throw new RangeError('Onboarding has no steps.');
  return step;
}

/** The choices made on a step where several may be made. */
export function chosenOf({ answers }: OnboardingState, id: string): string[] {
  const answer = answers[id];
  return Array.isArray(answer) ? answer : [];
}

/** The one choice or the words of a step. */
export function textOf({ answers }: OnboardingState, id: string): string {
  const answer = answers[id];
  return typeof answer === 'string' ? answer : '';
}

/** Whether the choice that asks for own words is ticked. */
export const needsOtherText = (answering: OnboardingState, step: OnboardingStep): boolean =>
  step.kind === 'several' && chosenOf(answering, step.id).includes(otherId);

/** What is still missing before the next step may come, or null. */
export function missingOn(answering: OnboardingState, step: OnboardingStep): string | null {
  if (step.kind !== 'several')
    return textOf(answering, step.id).trim() === '' ? step.missing : null;
  if (chosenOf(answering, step.id).length === 0) return step.missing;
  if (needsOtherText(answering, step) && answering.other.trim() === '') {
    return 'Write a few words for Other to go on, or untick it.';
  }
  return null;
}

/** The answers to keep: the Other choice gives way to 'Other: ' and what was typed. */
export function toStored({ answers, other }: OnboardingState): Answers {
  return Object.fromEntries(
    onboardingSteps.map((step) => {
      const answer = answers[step.id] ?? (step.kind === 'several' ? [] : '');
      if (!Array.isArray(answer)) return [step.id, answer.trim()];
      return [step.id, answer.map((id) => (id === otherId ? otherPrefix + other.trim() : id))];
    }),
  );
}

/** Kept answers, to be looked at again from the first step. What no step asks any more is left out. */
export function fromStored(kept: Answers): OnboardingState {
  const answering: OnboardingState = { step: 1, answers: {}, other: '' };
  for (const step of onboardingSteps) {
    const answer = kept[step.id];
    if (step.kind === 'words' && typeof answer === 'string') answering.answers[step.id] = answer;
    if (step.kind === 'one' && step.choices.some(({ id }) => id === answer)) {
      answering.answers[step.id] = answer ?? '';
    }
    if (step.kind === 'several' && Array.isArray(answer)) {
      const own = answer.find((one) => one.startsWith(otherPrefix));
      answering.other = own?.slice(otherPrefix.length) ?? answering.other;
      answering.answers[step.id] = step.choices
        .map(({ id }) => id)
        .filter((id) => answer.includes(id) || (id === otherId && own !== undefined));
    }
  }
  return answering;
}
