/** What the screens of prompts say. */

// prompt-card.tsx
export const today = 'Today';
export const availableSoon = 'Available Soon';
export const writeResponse = 'Write Response';

// prompts-screen.tsx
export const writingPrompts = 'Writing Prompts';
export const oneADayTakeItChange = 'One a day. Take it, change it, or leave it.';
export const theNextSixDays = 'The next six days';
export const moreComingSoon = 'More Coming Soon';
export const earlierPrompts = 'Earlier prompts';
export const youChoseAQuietDay = 'You chose a quiet day. Prompts come back tomorrow.';
export const showThemAfterAll = 'Show them after all';

/** `who`: 'your mum, Vera'. Nothing here says whether somebody lives, or whether it is a he or a she. */
export const person = {
  to: (who: string) => `It can be to ${who}.`,
  about: (who: string) => `It can be about ${who}.`,
  with: (who: string) => `It can be one with ${who}.`,
};
