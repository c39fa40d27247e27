/** What the screens of pacer say. */

// pacer.tsx
export const breatheIn = 'Breathe in';
export const breatheOut = 'Breathe out';
export const forFourSeconds = (inWord: string, outWord: string) =>
  `${inWord} for four seconds. ${outWord} for six. Again, for as long as you like.`;
