/** What the screens of letters say. */

// burned-letter.tsx
export const theLetterIsRemoved = 'The letter is removed. Mooring keeps no copy of it here.';
export const theLetterBurnsNow = 'The letter burns now.';
export const backToLetters = 'Back to Letters';

// letter-ends.tsx
export const whatDoYouWantToDo = 'What do you want to do with it?';
export const writeAFewWords = 'Write a few words first.';
export const keepIt = 'Keep it';
export const itStaysHereYouCan = 'It stays here. You can change it at any time.';
export const sealItUntilADay = 'Seal it until a day';
export const mooringDoesNot = 'Mooring does not show it before the day that you choose.';
export const burnIt = 'Burn it';
export const itIsRemovedForGood = 'It is removed for good. There is no undo.';

// letter-form.tsx
export const thisLetterWasRemoved =
  'This letter was removed in another tab or on another device. The words are still on this page. ‘Keep it’ saves them again.';
export const downloadMyWords = 'Download my words';
export const to = 'To';
export const writeAnyNameOrLeave = 'Write any name, or leave it empty.';
export const yourLetter = 'Your letter';
export const draftKeptOnThisDevice = 'Draft kept on this device';
export const anEarlierDraft =
  'An earlier draft could not be opened. You can write here as always; it will be kept in its place.';
export const yourDraftIsBack =
  'Your draft is back. It has changes that are not in the kept letter yet.';
export const yourDraftIsBackIt =
  'Your draft is back. It was kept on this device. To begin another letter, keep this one first.';

// letter-list.tsx
export const yourLetters = 'Your letters';
export const aLetter = 'A letter';
export const sealedUntilUntil = (until: string) => `Sealed until ${until}`;
export const itIsOpenNowItWas = (until: string) => `It is open now. It was sealed until ${until}.`;
export const written = 'Written';

// letter-screen.tsx
export const aNewLetter = 'A new letter';
export const letter = 'Letter';

// first-lines.tsx
export const aFirstLine = 'A first line, if you want one';
export const firstLines: readonly string[] = [
  'Today I wanted to tell you',
  'What I never said to you is',
  'What I miss most is',
];

// letters-screen.tsx
export const letters = 'Letters';
export const aLetterHereIsNever =
  'A letter here is never sent, and nobody else gets it. You can write to the one you lost, to someone else, or to yourself.';
export const backToJournal = 'Back to Journal';
export const goOnWithYourLetter = 'Go on with your letter';
export const writeALetter = 'Write a letter';
export const pauseBeforeYouWrite = 'Pause before you write to somebody';
export const noLettersYet = 'No letters yet';
export const aLetterThatYouKeep =
  'A letter that you keep or seal appears here. A letter that you burn does not.';
export const oneUnreadable =
  'One letter could not be opened. It is kept unchanged, and the other letters are not affected.';
export const someUnreadable = (letters: number) =>
  `${letters} letters could not be opened. They are kept unchanged, and the other letters are not affected.`;

// people-chips.tsx
export const peopleYouHaveNamed = 'People you have named';

// seal-dialog.tsx
export const sealItUntilWhich = 'Seal it until which day?';
export const mooringDoesNotShow =
  'Mooring does not show the letter before this day. You can open it early if you want to. The seal is not a lock: anyone who can open your journal can open it early.';
export const sealIt = 'Seal it';
export const doNotSealIt = 'Do not seal it';
export const day = 'Day';
export const chooseADayAfter = 'Choose a day after today.';

// sealed-letter.tsx
export const sealedDayInWords = (dayInWords: string) => `Sealed until ${dayInWords}`;
export const youSealedThisLetter =
  'You sealed this letter. Mooring shows it again on that day. The seal is not a lock: anyone who can open your journal can open it early.';
export const openItBeforeTheDay = 'Open it before the day?';
export const theLetterIsOpen = 'The letter is open from then on. You can seal it again.';
export const openItNow = 'Open it now';
export const leaveItSealed = 'Leave it sealed';
export const openItEarly = 'Open it early';
