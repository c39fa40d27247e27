/** What the screens of onboarding say. */

// onboarding-screen.tsx
export const understandingYourJourney = 'Understanding Your Journey';
export const stepOfNumber = (number: number, lastStep: number) => `Step ${number} of ${lastStep}`;
export const back = 'Back';
export const skipThis = 'Skip this';
export const stepInside = 'Step Inside';
export const next = 'Next';

// step-answer.tsx
export const inYourOwnWords = 'In your own words';
export const theirName = 'Their name';
export const ifYouLikeMooring =
  'If it is about somebody, and if you like. Mooring keeps a page for them, encrypted on this device.';
