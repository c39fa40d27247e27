/** What the screens of sync say. */

// earlier-versions.tsx
export const theSameThingWas =
  'The same thing was changed in two places: on two devices, before and after you logged in, or here and in a backup. One version is in use, and the other is kept here.';
export const asItIs = (kept: string) => `${kept}, as it is`;
export const useThisOneNamed = (name: string) => `Use this one: ${name}`;
export const useThisOne = 'Use this one';
export const removeName = (name: string) => `Remove: ${name}`;
export const remove = 'Remove';

// held-notice.tsx
export const thisCannotBeOpened =
  'This cannot be opened, or it does not come from your devices. What you wrote is unchanged. What the server sent is kept apart on this device.';
export const canBeRead = 'This much can be read. It differs from what you have here:';
export const keepItAsAnEntry = 'Keep it as an entry';
export const keepThemAsEntries = (count: number) => `Keep ${count} of them as entries`;
export const downloadIt = 'Download it';
export const removeItFromThisDevice = 'Remove it from this device';
export const onePieceWasNot = 'One piece from the server was not used';
export const piecesWereNotTaken = (count: number) =>
  `${count} pieces from the server were not used`;

// refused-list.tsx
export const couldNotBeSynced = 'Could not be synced';
export const itIsKeptOnThisDevice =
  'It is kept on this device. Your other devices do not have it yet.';
export const tryAgainName = (name: string) => `Try again: ${name}`;
export const tryAgain = 'Try again';
export const andMoreLength = (length: number) => `And ${length} more.`;
export const tryAllAgain = 'Try all again';
export const downloadTheWords = 'Download the words';

// removals-question.tsx
export const piecesWereRemoved = (count: number) =>
  `${count} pieces were removed on another device`;
export const theyAreStillOnThisDevice =
  'They are still on this device. You can keep them, and they are sent to your other devices again. Or you can remove them here too.';
export const keepThem = 'Keep them';
export const removeThemHere = 'Remove them here too';

// server-notices.tsx
export const syncStopped =
  'Sync stopped because the server sent data without end. Everything on this device is kept.';
export const theServerDoesNot = 'The server does not show everything';
export const yourOtherDevicesWroteMore =
  'Your other devices have written more than the server shows to this one. Nothing on this device was changed or removed. Open Mooring on your other devices, so that they can send it again.';
export const compareEverything = 'Compare everything again';
export const theServerNoLonger =
  'The server no longer had one piece as you wrote it. It was sent again.';
export const theServerNoLongerHad = (count: number) =>
  `The server no longer had ${count} pieces as you wrote them. They were sent again.`;

// sync-section.tsx
export const yourOtherDevices = 'Your other devices';
export const syncNow = 'Sync now';
