/** What the screens of legacy say. */

// legacy-page.tsx
export const whenIAmGone = 'When I am gone';
export const youHaveNotGiven =
  'You have not given words to anybody on this device. You do not have to. ‘Who can read what’ says what others can read.';
export const youMadeWordsForOnAnybody = (name: string, fullDate: string) =>
  `You made words for ${name} on ${fullDate}. Anybody who has these words and this device can read what you wrote.`;
export const theWordsWorkOnThisDevice =
  'The words work on this device only. They do not open the copy on the server.';
export const letOnePersonRead = 'Let one person read';
export const youGet24NewWords =
  'You get 24 new words to write down or print. They are not your recovery phrase. You also get steps for somebody who does not know Mooring. They also need to be able to unlock this device. The words work from the moment you make them. Whoever has the words and this device can read everything, and sets a new password. Then your old password does not work here. You can take the words back at any time.';
export const whoIsItFor = 'Who is it for?';
export const anyNameThatYouKnow =
  'Any name that you know. It stays on this device and is not encrypted.';
export const makeTheWords = 'Make the words';
export const takeThemBack = 'Take them back';
export const thenTheWordsOnThePaper = 'Then the words on the paper open nothing any more.';
export const takeTheWordsBackQuestion = 'Take the words back?';
export const thenThe24Words =
  'Then the 24 words will no longer open anything. Your password and your recovery phrase stay as they are.';
export const leaveItAsItIs = 'Leave it as it is';
export const takeTheWordsBack = 'Take the words back';
export const makeWordsForSomebody = 'Make words for somebody else';
export const firstYourPassword = 'First your password, so that nobody else can make them.';
export const showTheWords = 'Show the words';
