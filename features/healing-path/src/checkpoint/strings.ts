import type { Family } from '../path/family.ts';

/** What the screens of checkpoint say. */

// checkpoint-flow.tsx
export const reflectOnYourProcess = 'Reflect on Your Process';
export const checkpointComplete = 'Checkpoint Complete';
export const stepOf3Step = (step: number) => `Step ${step} of 3`;

// checkpoint-screen.tsx
export const loadingYourHealing = 'Loading your healing path...';
export const pathOverview = 'Path Overview';
export const itIsNotPartOfThePath = 'It is not part of the path you are on.';

// complete-step.tsx
export const whatYouWroteIsKept = (title: string) =>
  `${title}. What you wrote is kept, and you can return to it whenever you like.`;
export const returnToPathOverview = 'Return to Path Overview';
export const continueToNext = 'Continue to Next Checkpoint';
export const viewFullPath = 'View Full Path';

// plant-this.tsx
export const plantThis = 'Plant this';
export const itStandsInYourGarden = 'It has a plant in your garden now.';
export const seeTheGarden = 'See the garden';

// reflect-step.tsx
export const healingIsntLinear =
  "Healing isn't linear. You may come back to this in a week and see something else in it. You can always change what you wrote.";
export const completeCheckpoint = 'Complete Checkpoint';
export const back = 'Back';

// write-step.tsx
export const continueLabel = 'Continue';

/** `who`: 'your mum, Vera'. Nothing here says whether somebody lives, or whether it is a he or a she. */
export const person = {
  letter: (who: string) => `It can be to ${who}.`,
  memory: (who: string) => `It can be one with ${who}.`,
  ritual: (who: string) => `It can have to do with ${who}.`,
  future: (who: string) => `It can speak of ${who}.`,
  open: (who: string) => `It can have to do with ${who}.`,
} satisfies Record<Family | 'open', (who: string) => string>;
