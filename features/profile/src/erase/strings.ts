/** What the screens of erase say. */

// erase-page.tsx
export const eraseEverything = 'Erase everything';

// erase-section.tsx
export const youCanChooseWhether = 'You can choose whether the sealed copy on the server goes too.';
export const thereIsNoCopyAnywhere = 'There is no copy anywhere else but a backup you made.';
export const erasesEveryAccount = (words: string) =>
  `Erases every account, entry, recording, check-in, moment and conversation that this browser keeps. ${words}`;
export const backupsThatYouSaved =
  'Backups that you saved, or that Mooring wrote into a folder of yours, stay where they are.';
export const yourBrowserMay =
  "Your browser may keep some things of its own: addresses you visited, and a name, email or password that it offers to fill in. You can clear these in the browser's settings.";
export const eraseEverythingOn = 'Erase everything on this device';
export const eraseEverythingOnThis = 'Erase everything on this device?';
export const thisCannotBeUndone =
  'This cannot be undone. It erases every account in this browser, not only yours.';
export const keepIt = 'Keep it';
export const typeToGoOn = (eraseWord: string) => `Type “${eraseWord}” to go on`;
export const deleteTheCopyOnTheServer = 'Delete the copy on the server as well';
export const withoutItTheSealed =
  'Without it, the sealed copy stays there, and opens again with your email and password.';
export const currentPassword = 'Current password';
