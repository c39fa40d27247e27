/** What the screens of muted say. */

// muted-days.tsx
export const days = 'Days';
export const whatYouWroteOnThese = 'What you wrote on these days is not brought up.';
export const firstDay = 'First day';
export const lastDay = 'Last day';
export const everyYear = 'Every year';
export const addTheseDays = 'Add these days';
export const remove = 'Remove';

// muted-items.tsx
export const singleThings = 'Single things';
export const noneOnAJournal =
  'None. On a journal entry, a picture, a saved moment, a check-in or something that you keep of somebody, choose ‘Don’t bring this up again’, and it is listed here.';
export const showAgain = 'Show again';

// muted-page.tsx
export const notToBeBrought = 'Not to be brought up';
export const inYourJournalMoments =
  'In your journal, moments and check-ins, with the companion and on Home, Mooring hides these until you ask. Nothing is deleted, and search in your journal still finds it.';

// muted-tags.tsx
export const tags = 'Tags';
export const whatCarriesOne = 'What carries one of these tags is not brought up';

// muted-words.tsx
export const namesAndWords = 'Names and words';
export const aNameOrAWord = 'A name or a word';
export const onlyWholeWords =
  'Only whole words count: ‘Tom’ does not hide ‘tomorrow’. Add a nickname or another spelling by itself.';
export const addIt = 'Add it';

// on-this-day-choice.tsx
export const entriesFromEarlier = 'Entries from earlier years';
export const onThisDay = 'On this day';
export const thisIsOffUntil =
  'This is off until you switch it on. Then Home shows one row if you wrote on this day in an earlier year. Entries with anything you chose on this page are left out. There is no row in the week before a hard day, on that day, or on the day after.';
