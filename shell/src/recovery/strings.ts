/** What the screens of recovery say. */

// recovery-notice.tsx
export const makeABackup = 'Make a backup';
export const bringBackABackup = 'Bring back a backup';
export const close = 'Close';

// recovery-screen.tsx
export const puttingYourWords = 'Putting your words back';
export const thisBrowserDeleted =
  'This browser deleted its data. Mooring is restoring it from the second copy. You need not do anything.';
export const piecesPutBack = 'Pieces put back';
export const ofPiecesDone = (done: number, total: number) => `${done} of ${total} pieces`;
