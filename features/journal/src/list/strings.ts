/** What the screens of list say. */

// draft-row.tsx
export const draft = 'Draft';
export const goOnWriting = 'Go on writing';

// entry-list.tsx
export const jumpToAYear = 'Jump to a year';

// entry-row.tsx
export const countPictures = (pictures: number) =>
  pictures === 1 ? '1 picture' : `${pictures} pictures`;
export const countFound = (entries: string) => `${entries} found`;
export const audio = 'Audio';
export const notBroughtUpShow = 'Not brought up. Show this title';
export const showThisTitle = 'Show this title';

// journal-empty.tsx
export const nothingIsWritten = 'Nothing is written here yet';
export const writeYourFirst = 'Write Your First Entry';
export const tryAiGuidedWriting = 'Try AI Guided Writing';
export const bringInEarlier = 'Bring in earlier writing';
export const oneLineIsEnough =
  'One line is enough to begin. It is encrypted on this device before it is kept.';
export const noEntryMatches = 'No entry matches this';
export const showAllEntries = 'Show all entries';
export const everythingYouHave = 'Everything you have written is still here.';

// journal-filter.tsx
export const searchYourEntries = 'Search your entries';
/** In the empty field, whose name is the sentence above. */
export const search = 'Search';
export const clearTheSearch = 'Clear the search';
export const filterByTag = 'Filter by tag';
export const all = 'All';
export const renameOrRemove = 'Rename or remove your tags';
export const lookingThrough = 'Looking through your entries';
export const titlesAreHidden = 'Titles are hidden on this page.';
export const showTitles = 'Show titles';

// journal-screen.tsx
export const helpMeWriteAJournal = 'Help me write a journal entry about how I am feeling today.';
export const journal = 'Journal';
export const newLabel = 'New';
export const aiGuided = 'AI Guided';
export const writingPrompts = 'Writing Prompts';
export const checkIn = 'Check in';
export const letters = 'Letters';
export const importLabel = 'Import';

// unreadable-row.tsx
export const deleteIt = 'Delete it';
export const keepIt = 'Keep it';

// view-switch.tsx
export const showTheJournal = 'Show the journal as';
export const list = 'List';
export const month = 'Month';
