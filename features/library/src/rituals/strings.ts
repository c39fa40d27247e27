/** What the screens of rituals say. */

// burning-bowl.tsx
export const yourPaperIsEmpty =
  'Your paper is empty. Go back a few steps to write on it, or see it burn with your eyes closed.';
export const itIsAshNowNothing = 'It is ash now. Nothing of it was kept, here or anywhere.';
export const letTheFireHave = 'Let the fire have it';
export const thisCannotBeUndone = 'This cannot be undone. Keeping it is a good choice too.';

// done-today.tsx
export const doneToday = 'Done today';
export const doneAndPlanted = 'Done today, planted in your garden';
export const plantThis = 'Plant this';
export const plantTitle = (title: string) => `Plant this: ${title}`;
export const iMadeTimeFor = (title: string) => `I made time for this: ${title}.`;

// ritual-aid.tsx
export const yourPieceOfPaper = 'Your piece of paper';
export const whatYouWriteHere =
  'What you write here is kept nowhere. It goes when you leave this page.';

// ritual-detail.tsx
export const backToRituals = '← Back to rituals';
export const walkItWithMe = 'Walk it with me';
export const completeRitual = 'Complete Ritual';

// ritual-list.tsx
export const viewRitualTitle = (title: string) => `View Ritual: ${title}`;
export const viewRitual = 'View Ritual';

// ritual-run-page.tsx
export const nextStep = 'Next step';
export const back = 'Back';
export const goOn = 'Go on';
export const pause = 'Pause';
export const bellAtEachStep = 'Bell at each step';

// rituals-screen.tsx
export const healingRituals = 'Healing Rituals';
export const pauseBeforeYouWrite = 'Pause before you write to somebody';
export const smallActsWithABeginning =
  'Small acts with a beginning and an end. Choose one that fits the strength you have.';
export const kindsOfRitual = 'Kinds of ritual';

// sense-fields.tsx
export const writeThemDownIf = 'Write them down if it helps. They are kept nowhere.';
export const ofLabel = (label: string, place: number, count: number) =>
  `${label}, ${place} of ${count}`;
