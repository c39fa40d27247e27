import type { PathReceiver } from './use-path-receiver.ts';

/** What the screens of wizard say. */

// affirmation-step.tsx
export const healingIsNotAStraight =
  'Healing is not a straight line. This path is something to lean on, and you can put it down.';
export const showMyHealingPath = 'Show My Healing Path';

// anchor-step.tsx
export const whenYouBeginThisBecomes =
  'When you begin, this becomes your path. The one you have is kept among your earlier paths, with everything you wrote on it.';
export const beginFirstCheckpoint = 'Begin First Checkpoint';

// checkpoints-step.tsx
export const viewWeeklyAnchor = 'View Weekly Anchor';

// intro-step.tsx
export const fourPlacesToStop =
  'Four places to stop and write, shaped by what you hope for. There is no clock on it, and you may go in any order.';
export const youSayWhatHealing = 'You say what healing would feel like.';
export function whereAPathIsMade(receiver: PathReceiver): string {
  if (receiver.kind === 'device') return 'A path is made from your words, on this device.';
  if (receiver.kind === 'unknown') return 'A path is made from your words.';
  return `A path is made from your words. They are sent to ${receiver.name}, which makes it.`;
}
export const continueYourPath = 'Continue your path';
export const youHaveAPathAlready =
  'You have a path already. It stays as it is unless you finish making a new one.';
export const beginMyPath = 'Begin My Path';

// step-frame.tsx
export const yourHealingPath = 'Your Healing Path';
export const whatDoesHealing = 'What does healing feel like to you?';
export const thankYouForSaying = 'Thank you for saying that';
export const yourCheckpoints = 'Your checkpoints';
export const yourWeeklyAnchor = 'Your weekly anchor';
export const stepOfStep = (step: number, length: number) => `Step ${step} of ${length}`;
export const back = 'Back';

// vision-step.tsx
export const inYourOwnWords = 'In your own words';
export const aPictureASentence = 'A picture, a sentence, a single word.';
export function whereThePathIsMade(receiver: PathReceiver): string {
  if (receiver.kind === 'device') return 'The path is made on this device.';
  if (receiver.kind === 'unknown') return '';
  return `It is sent to ${receiver.name}, which makes the path.`;
}
export const orChooseAGuiding = 'Or choose a guiding theme';
export const theServiceYouChose = 'The service you chose did not make a path';
export const makeItOnThisDevice = 'Make it on this device';
export const yourWordsAreStill =
  'Your words are still here. Mooring can make one by itself, and nothing is sent.';
export const makingYourPath = 'Making your path...';
export const continueLabel = 'Continue';
