/** What the screens of history say. */

// history-filters.tsx
export const list = 'List';
export const calendar = 'Calendar';
export const strength = 'Strength';
export const emotions = 'Emotions';
export const month = 'Month';
export const year = 'Year';
export const all = 'All';
export const showTheHistory = 'Show the history as';
export const emotionToShow = 'Emotion to show';
export const timeToShow = 'Time to show';
export const earlier = 'Earlier';
export const later = 'Later';

// history-line.tsx
export const removeNamed = (checkIn: string) => `Remove ${checkIn}`;
export const notBroughtUpShow = 'Not brought up. Show it';
export const showAgain = 'Show again';
export const dontBringUpAgain = 'Don’t bring up again';
export const showItAgain = 'Show it again';
export const dontBringThisUp = 'Don’t bring this up again';
export const deleteIt = 'Delete it';
export const keepIt = 'Keep it';

// history-list.tsx
export const noCheckInsMatch = 'No check-ins match this choice.';
export const nothingHereYet = 'Nothing here yet. Your first check-in will open the list.';
export const showOlder = 'Show older';

// history-pictures.tsx
export const thereAreNoCheckIns = 'There are no check-ins to show.';
export const noCheckInsIn = (label: string) => `No check-ins in ${label}.`;
export const oneCheckInIsNot = 'One check-in is not in this picture.';
export const checkInsAreNot = (unreadable: number) =>
  `${unreadable} check-ins are not in this picture.`;

// history-section.tsx
export const emotionHistory = 'Emotion History';
export const hideHistory = 'Hide History';
export const startNewCheckIn = 'Start New Check-In';
export const exportAsCsv = 'Export as CSV';
