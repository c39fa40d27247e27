/** What the screens of dashboard say. */

// dashboard-cards.tsx
export const companion = 'Companion';
export const open = 'Open';
export const aPlaceToSayItOut =
  'A place to say it out loud. It listens and asks; it never hurries you.';
export const journaling = 'Journaling';
export const begin = 'Begin';
export const putDownWhatYouAreCarrying = 'Put down what you are carrying. One line is enough.';

// dashboard-screen.tsx
export const todaysCheckIn = "Today's Check-In";
export const youAreSafeHere = 'You are safe here.';
export const youAreDoingBetter = 'You are doing better than you think.';
export const quietUntilTomorrow = 'Quiet until tomorrow. No prompts or suggestions.';
export const showThemAfterAll = 'Show them after all';
export const quietForToday = 'Quiet for today';
export const noPromptsOrSuggestions = 'No prompts or suggestions until tomorrow.';
export const whatYouWroteIs = 'What you wrote is on this device only.';
export const yourLastBackup = 'Your last backup is at least 30 days old.';
export const makeABackup = 'Make a backup';
export const later = 'Later';

// install-nudge.tsx
export const mooringCanOpen = 'Mooring can open from your home screen, also without a connection.';
export const installIt = 'Install it';
export const thisBrowserDeletes =
  'This browser deletes what it keeps after seven days without a visit.';
export const keepMooringInYourDock = 'Keep Mooring in your Dock';
export const keepMooringOnYourHome = 'Keep Mooring on your home screen';
export const notForMe = 'Not for me';

// own-backup-nudge.tsx
export const theBackupWasNot = 'The backup was not made. [Export and backup] says why.';
export const permissionForFolder = (folderName: string) =>
  `Mooring needs your permission again to write the backup into the folder “${folderName}”.`;
export const todayIsTheDayThatYouChose = 'Today is the day that you chose for a backup.';
export const allowAgain = 'Allow again';
export const downloadTheBackup = 'Download the backup';

// visitor-words-note.tsx
export const youWroteOnThisDevice = (counts: string) =>
  `You wrote ${counts} on this device without logging in.`;
export const bringItIn = 'Bring it in';
export const bringYourWords = 'Bring your words into your journal?';
export const youWroteOnThisDeviceWithout = (counts: string) =>
  `You wrote ${counts} on this device without logging in. If it is yours, it can come into your account, where your password protects it. If somebody else wrote it here, leave it.`;
export const notNow = 'Not now';
export const itIsNotMine = 'It is not mine';
