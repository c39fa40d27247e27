/** What the screens of erase say. */

// erase-page.tsx
export const eraseEverything = 'Erase everything';

// erase-section.tsx
export const erasesEveryAccount =
  'Erases every account, entry, recording, check-in, moment and conversation that this browser keeps.';
export const filesYouSavedElsewhere =
  'Files you saved elsewhere stay there, and so do backups in a folder of yours.';
export const youCanChooseWhether =
  'You can choose whether the encrypted copy on the server goes too.';
export const theCopyOnTheServerStays =
  'The encrypted copy on the server stays. To delete it too, sign in to the server first.';
export const yourBrowserMay =
  "Your browser may keep some things of its own: addresses you visited, and a name, email or password that it offers to fill in. You can clear these in the browser's settings.";
export const eraseEverythingOn = 'Erase everything on this device';
export const eraseEverythingOnThis = 'Erase everything on this device?';
export const thisCannotBeUndone =
  'This cannot be undone. It erases every account in this browser, not only yours.';
export const keepIt = 'Keep it';
export const typeToGoOn = (eraseWord: string) => `Type “${eraseWord}” to go on`;
export const deleteTheCopyOnTheServer = 'Delete the copy on the server as well';
export const ifYouLeaveThisOff =
  'If you leave this off, the encrypted copy stays there. Your email and password open it again.';
export const currentPassword = 'Current password';
