/** What the screens of import say. */

// choose-files.tsx
export const files = 'Files';
export const orAFolder = 'Or a folder';

// import-dialog.tsx
export const passphrase = 'Passphrase';
export const reading = 'Reading';
export const bringingItIn = 'Bringing it in';
export const exportsOfDayOne =
  'Exports of Day One and Apple Journal, files of text or Markdown, a zip of them, or a Mooring backup. Nothing is changed until you have seen what would come.';
export const everythingIsRead = 'Everything is read before anything is changed.';
export const thisBackupIsEncrypted =
  'This backup is encrypted. Type the passphrase it was made with.';
export const whatIsHereAlready =
  'What is here already stays. Of two versions of one thing, the later one is kept.';
export const nothingHasBeen = 'Nothing has been changed yet.';
export const pleaseLeaveThisPage =
  'Please leave this page open. Either everything is brought in, or nothing is.';
export const theyAreEncryptedOnThisDevice =
  'They are encrypted on this device, like everything you write here.';
export const yourWordsAreHere = 'Your words are here';
export const aMooringBackup = 'A Mooring backup';
export const bringInEarlier = 'Bring in earlier writing';
export const thisWouldCome = 'This would come';
export const nothingNewInThese = 'Nothing new in these files';
export const done = 'Done';
export const cancel = 'Cancel';
export const openTheBackup = 'Open the backup';
export const bringItIn = 'Bring it in';
export const notNow = 'Not now';
export const chooseOtherFiles = 'Choose other files';
export const whatCouldNotBeRead = 'What could not be read';
