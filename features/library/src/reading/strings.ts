/** What the screens of reading say. */

// affirmations-screen.tsx
export const affirmations = 'Affirmations';
export const sayOneOrOnlyLook = 'Say one, or only look at it. Keep the ones that are true for you.';

// essays-screen.tsx
export const wordsThatHold = 'Words That Hold';
export const essaysAndPoems = 'Essays and poems, to read, hear or print.';
export const searchTheseWords = 'Search these words';
export const examsAChatADog = 'Exams, a chat, a dog';
export const kind = 'Kind';
export const all = 'All';
export const noPieceHasThese = 'No piece has these words. The others are still here.';

// journeys-screen.tsx
export const sharedJourneys = 'Shared Journeys';
export const imaginedLetters =
  'Imagined letters. Nobody using Mooring wrote them, and nothing you write is ever published.';
export const anImaginedLetter = 'An imagined letter, and imagined people.';

// line-list.tsx
export const share = 'Share';
export const picture = 'Picture';
export const previous = 'Previous';
export const next = 'Next';
export const kept = 'Kept';
export const keepThis = 'Keep this';

// piece-tools.tsx
export const stop = 'Stop';
export const audio = 'Audio';
export const download = 'Download';
export const print = 'Print';
export const thisBrowserHas = 'This browser has no voice to read with.';

// reader.tsx
export const minutesToRead = (minutes: number) =>
  minutes === 1 ? 'About 1 minute to read' : `About ${minutes} minutes to read`;

// reminders-screen.tsx
export const gentleReminders = 'Gentle Reminders';
export const oneAtATimeIsPlenty = 'One at a time is plenty.';
export const gentleRemindersList = 'Gentle reminders';

// series-screen.tsx
export const guidedSeries = 'Guided Series';
export const fiveEveningsInFive = 'Five Evenings, in five parts. In any week, at any speed.';
export const read = 'Read';
export const goOnWith = (title: string) => `Go on with ${title}`;
export const iHaveReadThisPart = 'I have read this part';

// stories-screen.tsx
export const stories = 'Stories';
export const shortPiecesToRead = 'Short pieces to read with something warm.';

// themes-screen.tsx
export const themesOfHealing = 'Themes of Healing';
export const fourWaysInStart = 'Four ways in. Start anywhere.';
export const themes = 'Themes';
