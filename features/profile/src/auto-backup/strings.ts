/** What the screens of auto-backup say. */

// auto-backup-plan.tsx
export const folder = 'Folder';
export const lastGoodCopy = 'Last good copy';
export const next = 'Next';
export const allowAgain = 'Allow again';
export const makingTheBackup = 'Making the backup';
export const downloadTheBackup = 'Download the backup';
export const backUpNow = 'Back up now';
export const stopBackingUpByItself = 'Stop backing up by itself?';
export const mooringForgets =
  'Mooring forgets the passphrase and does not remind you any more. The files that you saved stay, and you need the passphrase to open them.';
export const mooringForgetsThe =
  'Mooring forgets the folder and the passphrase. The files in the folder stay, and you need the passphrase to open them.';
export const stop = 'Stop';
export const leaveItAsItIs = 'Leave it as it is';

// auto-backup-section.tsx
export const backUpByItself = 'Back up by itself';
export const thisBrowserDoes =
  'This browser does not let Mooring remember a folder, so Mooring cannot back up by itself here. You can still make a full backup above.';
export const mooringCanWrite =
  'Mooring can write an encrypted backup into a folder that you choose: once a week, and sooner after big changes. It does this while Mooring is open and you are not typing. A good folder is on another disk, or is copied by a cloud service.';
export const thisBrowserCannot =
  'This browser cannot write into a folder by itself. Instead, Mooring can remind you on one day of the week. On that day Home has a button that saves an encrypted backup.';
export const chooseAFolder = 'Choose a folder';
export const chooseADay = 'Choose a day';

// begin-dialog.tsx
export const chooseAPassphrase = 'Choose a passphrase';
export const onThatDayHomeHas = 'On that day Home has a button that saves the backup.';
export const mooringWillWrite = (folderName: string) =>
  `Mooring will write backups into the folder “${folderName}”. They are encrypted with this passphrase.`;
export const remindMe = 'Remind me';
export const start = 'Start';
export const notNow = 'Not now';
export const day = 'Day';
export const nobodyCanReset =
  'Nobody can reset it, and without it nobody can open the files. Write it down and keep it apart from them.';
export const mooringNeedsThePassphrase =
  'Mooring needs the passphrase each time it makes a backup. So it keeps the passphrase on this device, encrypted like what you write. Use one that you use nowhere else.';
