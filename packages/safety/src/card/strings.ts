/** What the screens of card say. */

// alert-card.tsx
export const helpRightNow = 'Help right now';
export const leaveFast = 'Leave fast';
export const closeThisCard = 'Close this card';
export const moreOnThePageRight =
  '[More on the page Right now]. No person reads what you write here.';

// alert-contacts.tsx
export const callYourLocalEmergency = 'Call your local emergency number if anyone is in danger.';
export const ifAnyoneIsInDanger = 'If anyone is in danger, call your local emergency number.';

// country-select.tsx
export const numbersFor = 'Numbers for';
export const whichCountryAreYouIn = 'Which country are you in?';
export const ourGuessPlease = '(our guess, please check)';
export const anotherCountry = 'Another country';
export const chooseACountry = 'Choose a country';

// grounding-exercise.tsx
export const youGotThroughThatMinute = 'You got through that minute.';
export const onceMore = 'Once more';
export const next = 'Next';

// helpline-links.tsx
export const callNumber = (number: string) => `Call ${number}`;
export const theirPageName = (name: string) => `Their page: ${name}`;
export const theirPage = 'Their page';
export const callShown = (shown: string) => `Call ${shown}`;
export const textShown = (shown: string) => `Text ${shown}`;
export const textWordTo = (word: string, shown: string) => `Text ${word} to ${shown}`;

// personal-resources.tsx
export const mySafetyPlan = 'My safety plan';
export const the60SecondGrounding = '60-second grounding';
export const yourPlanCanBeRead = 'Your plan can be read here once Mooring is unlocked.';
export const writeASafetyPlan = 'Write a safety plan';
export const changeMyPlan = 'Change my plan';

// safety-card.tsx
export const ifYourLifeOrAnyones =
  "If your life, or anyone's, is in danger, call your local emergency number now.";

// soft-alert.tsx
export const aQuestionForYou = 'A question for you';
export const areYouSafeRight = 'Are you safe right now?';
export const close = 'Close';
export const iAmSafe = 'I am safe';
export const notReally = 'Not really';
export const findThemOnRight = 'Find them on Right now';
export const rightNow = 'Right now';
export const peopleWhoTalkWithChildren = 'People who talk with children';
export const helpInYourCountry = 'Help in your country';
export const helpInYourLanguage = 'Help in your language';

// trusted-person-row.tsx
export const someoneYouTrust = 'Someone you trust can be shown here once Mooring is unlocked.';
export const theirName = 'Their name';
export const pleaseWriteAName = 'Please write a name.';
export const theirPhoneNumber = 'Their phone number';
export const pleaseWriteANumber = 'Please write a number that can be called.';
export const keepThisPerson = 'Keep this person';
export const cancel = 'Cancel';
export const encryptedOnThisDevice = 'Encrypted on this device, like all your words.';
export const addSomeoneITrust = 'Add someone I trust';
export const callSomeoneITrust = (name: string) => `Call ${name}, someone I trust`;
export const textName = (name: string) => `Text ${name}`;
export const changeName = (name: string) => `Change ${name}`;
