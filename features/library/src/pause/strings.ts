/** What the screens of pause say. */

// after-pause.tsx
export const theTenMinutesAreOver = 'The ten minutes are over.';
export const thePauseHasEnded = 'The pause has ended.';
export const howIsItNow = 'How is it now?';
export const yourWordsAreKept =
  'Your words are kept here, encrypted. You can read them at the next pause.';
export const keepTheseWords = 'Keep these words';
export const goOnWithoutAnAnswer = 'Go on without an answer';
export const youHaveWritten = 'You have written to them.';
export const manyPeopleDoThisYouDo =
  'Many people do this. You do not have to start over. Mooring does not count it. You do not have to explain it. If you like, you can pause before the next message too. If you are afraid of what they will do, there is help below.';
export const talkAboutItWithTheCompanion = 'Talk about it with the companion';
export const writeAboutItInYourJournal = 'Write about it in your journal';

// begin-pause.tsx
export const beginTheTenMinute = 'Begin the ten-minute pause';
export const iHaveWrittenToThem = 'I have written to them';
export const theTenMinutesGo =
  'The ten minutes go on if you close this page, and you can end them at any time. No sound is played.';

// earlier-notes.tsx
export const whatItWasLikeTheLast = 'What it was like the last time';
export const youWroteSomething =
  'You wrote something after an earlier pause. It is shown only if you want to read it.';
export const hideWhatIWrote = 'Hide what I wrote';
export const showWhatIWrote = 'Show what I wrote';
export const removeSlice = (slice: string) => `Remove: ${slice}`;
export const removeTheseWords = 'Remove these words?';
export const theyAreRemoved = 'They are removed for good. It cannot be undone.';
export const remove = 'Remove';
export const keepThem = 'Keep them';

// pause-letter.tsx
export const writeItHereInstead = 'Write it here instead';
export const whatYouWantToSay = (called: string) => `What you want to say to ${called}`;
export const whatYouWantToSayTo = 'What you want to say to them';
export const itIsNeverSentWhatYouType =
  'It is never sent. What you type is kept on this device as a draft.';
export const keepItAsALetter = 'Keep it as a letter';
export const openTheLetter = 'Open the letter';

// pause-screen.tsx
export const aPauseBeforeYouWrite = 'A pause before you write';
export const youWantToWrite =
  'You want to write to somebody, and you are not sure that it will help you. You can wait ten minutes first. The wish often gets weaker in that time.';
export const ifYouAreAfraid = 'If you are afraid of them';
export const doTheyHurtYouThreaten =
  'Do they hurt you, threaten you, follow you or control you? You do not have to answer them. Helplines can talk with you about it. The page ‘Right now’ also has a button to leave fast.';
export const openRightNowToFind = 'Open Right now to find a helpline';
export const letters = 'Letters';

// running-pause.tsx
export const thePauseGoesOnUntil = (timeOfDay: string) => `The pause goes on until ${timeOfDay}.`;
export const youCanCloseThisPage =
  'You can close this page. The time goes on, and nothing rings. Below are things that you can do meanwhile, and you can also do nothing.';
export const endThePauseNow = 'End the pause now';

// who-to-call.tsx
export const speakWithSomebody = 'Speak with somebody else';
export const callName = (name: string) => `Call ${name}`;
export const textName = (name: string) => `Text ${name}`;
export const fromYourSafety = 'From your safety plan:';
export const helplines = 'Helplines';
export const helplinesAndSomeone = 'Helplines, and someone you trust';
export const talkToTheCompanion = 'Talk to the companion';
