/** What the screens of month say. */

// day-entries.tsx
export const thereIsNoEntry = 'There is no entry on this day.';
export const writeAboutThisDay = 'Write about this day';

// day-rows.tsx
export const titlesAreHidden = 'Titles are hidden on this page.';
export const showTitles = 'Show titles';

// month-screen.tsx
export const journal = 'Journal';
export const newLabel = 'New';
export const thereIsNoSuchMonth = 'There is no such month';
export const showThisMonth = 'Show this month';
export const theAddressHasToEnd = 'The address has to end with a year and a month, like 2026-11.';
export const months = 'Months';
export const chooseADayToSee = 'Choose a day to see its entries, or to write about it.';

// month-table.tsx
export const today = 'today';
export const countEntries = (entries: number) =>
  entries === 1 ? '1 entry' : `${entries === 0 ? 'no' : entries} entries`;
