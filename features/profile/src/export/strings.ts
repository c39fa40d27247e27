/** What the screens of export say. */

// backup-dialog.tsx
export const makeAFullBackup = 'Make a full backup';
export const yourBackupIsMade = 'Your backup is made';
export const oneFileWithEverything =
  'One file with everything you have here. Keep it somewhere other than this device.';
export const makeTheBackup = 'Make the backup';
export const notNow = 'Not now';
export const done = 'Done';
export const whoMayOpenTheFile = 'Who may open the file';
export const whoeverKnowsIts = 'Whoever knows its passphrase';
export const encryptedBestForACloud = 'Encrypted. Best for a cloud drive or a USB stick.';
export const anyoneWhoHasTheFile = 'Anyone who has the file';
export const readableWithout = 'Readable without Mooring, by you and by anybody else who finds it.';
export const nobodyCanReset =
  'Nobody can reset it, and without it nobody can open the file. Write it down and keep it apart from the file.';
export const thisFileCanBeRead = 'This file can be read by anyone who has it';
export const everyEntryStands =
  'It has every entry, and none of it is encrypted. Keep it where only you can reach it.';
export const makingTheBackup = 'Making the backup';

// export-page.tsx
export const exportAndBackup = 'Export and backup';

// export-progress-bar.tsx
export const cancel = 'Cancel';

// export-section.tsx
export const exportYourJournal = 'Export Your Journal';
export const restoreFromABackup = 'Restore from a backup';
export const fullBackup = 'Full backup';
export const ifYouHaveABackup =
  'If you have a backup file from Mooring, you can bring it back here.';
export const everythingYouHave =
  'Everything you have here in one file: entries with recordings and pictures, letters, check-ins, moments, your path, the pages under Someone you lost with their files, your days, drafts and conversations. It can be restored in any browser.';

// journal-forms.tsx
export const format = 'Format';
export const toPrintOrToRead = 'To print or to read, set like a book.';
export const plainText = 'Plain Text';
export const anyDeviceCanOpen = 'Any device can open it.';
export const theFileHasEvery =
  'The file has every entry with its date and tags, your letters, and what you wrote under Someone you lost. The PDF also has the pictures. The words of a sealed letter are not in it. The file is not encrypted: keep it where only you can open it.';
export const exportJournal = 'Export Journal';
export const makingTheFile = 'Making the file';

// passphrase-fields.tsx
export const passphrase = 'Passphrase';
export const repeatThePassphrase = 'Repeat the passphrase';

// restore-dialog.tsx
export const yourBackupIsRestored = 'Your backup is restored';
export const backupFile = 'Backup file';
export const readingTheFile = 'Reading the file';
export const restoring = 'Restoring';
export const mooringOffersToCall =
  'Mooring offers to call this person on a hard day. Say yes only if you know them and the number is right.';
export const whoAnswersTheCompanion = 'Who answers the companion stays as it is here';
export const theFileAlsoSays =
  'The file also says which service answers and reads aloud, and what was agreed to. That is not brought back. You can choose again in the companion, under “Who am I talking to?”.';
export const chooseTheFileNothing =
  'Choose the file. Nothing is changed until you have seen what is in it.';
export const thisBackupIsEncrypted =
  'This backup is encrypted. Type the passphrase it was made with.';
export const theWholeFileIsChecked = 'The whole file is checked before anything is changed.';
export const whatIsHereAlready =
  'What is here already stays. Of two versions of one thing, the later one is kept. What you have deleted since this backup was made comes back.';
export const pleaseLeaveThisPage = 'Please leave this page open.';
export const everythingThatWas = 'Everything that was in the file is here now.';
export const stop = 'Stop';
export const openTheBackup = 'Open the backup';
export const restoreItHere = 'Restore it here';

// web-page-options.tsx
export const keepItAsAWeb = 'Keep it as a web page';
export const onePageWithYourEntries =
  'One page with your entries, their recordings and pictures, your letters, check-ins, moments and path, what you wrote after a pause, and the pages under Someone you lost. You can open it years from now, without Mooring. It is not encrypted. The words of a sealed letter are not in it.';
export const saveAsAWebPage = 'Save as a web page';
export const makingThePage = 'Making the page';
