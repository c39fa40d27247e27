/** What the screens of meditation say. */

// guided-room.tsx
export const backToTheText = 'Back to the text';
export const lineOfLine = (line: number, count: number) => `Line ${line} of ${count}`;
export const close = 'Close';
export const pause = 'Pause';
export const goOn = 'Go on';
export const backALine = 'Back a line';
export const nextLine = 'Next line';
export const readToMe = 'Read to me';
export const thisBrowserHas =
  'This browser has no voice to read with. The lines go on by themselves.';

// meditation-page.tsx
export const meditations = 'Meditations';
export const guideMeThrough = 'Guide me through it';

// meditations-screen.tsx
export const readThemSlowly =
  'Read them slowly, or let them be read to you. You can stop at any line.';
export const kindsOfMeditation = 'Kinds of meditation';
