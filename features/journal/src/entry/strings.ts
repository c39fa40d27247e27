/** What the screens of entry say. */

// beside.tsx
export const thereIsAnother = 'There is another version of this entry';
export const readTheOtherOne = 'Read the other one';
export const readTheOtherOneOfMany = (index: number) => `Read the other one (${index})`;
export const itWasChangedInTwo =
  'It was changed in two places, and both are kept. Delete the one you do not need.';

// entry-article.tsx
export const audioEntry = 'Audio Entry';
export const tags = 'Tags';
export const edited = 'Edited';
export const edit = 'Edit';
export const kept = 'Kept';
export const keepThis = 'Keep this';
export const showItAgain = 'Show it again';
export const dontBringThisUp = 'Don’t bring this up again';
export const deleteLabel = 'Delete';

// entry-screen.tsx
export const backToJournal = 'Back to Journal';
export const tryAgain = 'Try again';
export const deleteEntry = 'Delete entry';
export const keepIt = 'Keep it';
