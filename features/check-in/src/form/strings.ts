/** What the screens of form say. */

// check-in-form.tsx
export const bringItBack = 'Bring it back';
export const theFormWasCleared = 'The form was cleared.';
export const emotion = 'Emotion';
export const howStrongIsIt = 'How strong is it?';
export const notes = 'Notes';
export const youWroteThisEarlier = 'You wrote this earlier. It is not saved yet.';
export const anythingYouWant = 'Anything you want to remember about today?';
export const saveTodaysCheck = "Save Today's Check-In";
export const chooseAFeeling = 'Choose a feeling to save your check-in.';
export const thisWillTakeThePlace = (timeOf: string) =>
  `This will take the place of the one from ${timeOf} today.`;
export const keepItAsItWas = 'Keep it as it was';
