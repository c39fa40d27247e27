import { expect, test } from 'vitest';
import {
  fromStored,
  lastStep,
  missingOn,
  needsOtherText,
  type OnboardingState,
  stepAt,
  toStored,
} from './onboarding-rules.ts';
import { onboardingSteps } from './onboarding-steps.ts';

const answering = (answers: OnboardingState['answers'], other = ''): OnboardingState => ({
  step: 1,
  answers,
  other,
});

test.each<[string, number, OnboardingState, boolean]>([
  ['nothing chosen', 1, answering({}), false],
  ['an empty list', 1, answering({ brings: [] }), false],
  ['one choice', 1, answering({ brings: ['pet'] }), true],
  ['Other alone without words', 1, answering({ brings: ['other'] }), false],
  ['Other beside another choice, without words', 1, answering({ brings: ['pet', 'other'] }), false],
  ['Other with only spaces', 1, answering({ brings: ['other'] }, '   '), false],
  ['Other with words', 1, answering({ brings: ['other'] }, 'A house'), true],
  ['words typed but Other not ticked', 1, answering({ brings: [] }, 'A house'), false],
  ['no feeling', 2, answering({ brings: ['pet'] }), false],
  ['a feeling', 2, answering({ feelings: ['mixed'] }), true],
  ['no support', 3, answering({}), false],
  ['a support', 3, answering({ support: 'quiet' }), true],
  ['no words', 4, answering({}), false],
  ['only spaces', 4, answering({ words: ' \n ' }), false],
  ['a word', 4, answering({ words: 'Her' }), true],
])('decides with %s whether step %i is complete', (_, step, given, mayGoOn) => {
  expect(missingOn(given, stepAt(step)) === null).toBe(mayGoOn);
});

test('saves the text of the Other choice', () => {
  const given = answering(
    { brings: ['pet', 'other'], feelings: ['grief'], support: 'quiet', words: ' Her ' },
    '  a house by the sea ',
  );
  expect(toStored(given)).toEqual({
    brings: ['pet', 'Other: a house by the sea'],
    feelings: ['grief'],
    support: 'quiet',
    words: 'Her',
  });
});

test('restores saved answers', () => {
  const kept = {
    brings: ['pet', 'Other: a house'],
    feelings: ['grief', 'relief'],
    support: 'listening',
    words: 'Her',
  };
  const given = fromStored(kept);
  expect(given.other).toBe('a house');
  expect(needsOtherText(given, stepAt(1))).toBe(true);
  expect(toStored(given)).toEqual(kept);
});

test('drops answers that no step knows', () => {
  const given = fromStored({ brings: ['pet', 'gone'], support: 'gone', extra: 'x' });
  expect(given).toEqual({ step: 1, answers: { brings: ['pet'] }, other: '' });
});

test.each([
  [Number.NaN, 1],
  [-3, 1],
  [0, 1],
  [2, 2],
  [99, lastStep],
])('shows step %f as step %i', (asked, shown) => {
  expect(stepAt(Number.isNaN(asked) ? 1 : asked)).toBe(onboardingSteps[shown - 1]);
});

test('asks the specified questions: 9 choices, 8 emotions, 5 supports with a description, a text', () => {
  const [brings, feelings, support, words] = onboardingSteps;
  expect(brings).toMatchObject({ kind: 'several', hint: 'Select all that apply' });
  expect(brings?.kind === 'several' && brings.choices).toHaveLength(9);
  expect(feelings?.kind === 'several' && feelings.choices.map(({ label }) => label)).toEqual([
    'Grief',
    'Anger',
    'Confusion',
    'Longing',
    'Guilt',
    'Numbness',
    'Relief',
    'Mixed emotions',
  ]);
  expect(support?.kind === 'one' && support.choices.filter(({ hint }) => hint)).toHaveLength(5);
  expect(words?.kind).toBe('words');
});

test('has unique ids', () => {
  for (const step of onboardingSteps) {
    const ids = step.kind === 'words' ? [] : step.choices.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  }
});
