/** What the screens of recovery say. */

// recovery-notice.tsx
export const makeABackup = 'Make a backup';
export const bringBackABackup = 'Bring back a backup';
export const close = 'Close';

// recovery-screen.tsx
export const puttingYourWords = 'Putting your words back';
export const thisBrowserHad =
  'This browser had let go of what you keep here. Its second copy is being read, and there is nothing you need to do.';
export const piecesPutBack = 'Pieces put back';
export const ofPiecesDone = (done: number, total: number) => `${done} of ${total} pieces`;
