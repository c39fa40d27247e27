import type { Data, LossKind } from '@mooring/data';
import { chosenOf, type OnboardingState, textOf } from './onboarding-rules.ts';
import { otherId } from './onboarding-steps.ts';

/** Where the name stands among the answers while they are given. It is kept as a person, not as an answer. */
export const nameId = 'someone';

/** What brings a person here, as a kind of loss. Null where it may have no name, and no kind can be known. */
const lossOf: Record<string, LossKind | null> = {
  death: 'death',
  ending: 'break-up',
  estrangement: 'estrangement',
  pet: 'pet',
  'hoped-for': null,
  illness: null,
  [otherId]: null,
};

const losses = (answering: OnboardingState) =>
  chosenOf(answering, 'brings').filter((id) => Object.hasOwn(lossOf, id));

/** Whether it may be about somebody, so that their name can be asked for. */
export const mayNameSomeone = (answering: OnboardingState): boolean => losses(answering).length > 0;

/** Keeps the name that was given as a person, once. What else there is to say can be said on their page. */
export async function saveSomeone(
  { someone, env }: Data,
  answering: OnboardingState,
): Promise<void> {
  const name = textOf(answering, nameId).trim();
  if (name === '' || !mayNameSomeone(answering)) return;
  const { items } = await someone.list();
  if (items.some((one) => one.name === name)) return;
  const [first, ...others] = losses(answering);
  const loss = others.length === 0 && first ? lossOf[first] : null;
  await someone.put({
    ...{ id: env.newId(), name, called: '', calledYou: '', bond: '', ending: '' },
    ...(loss ? { loss } : {}),
  });
}
