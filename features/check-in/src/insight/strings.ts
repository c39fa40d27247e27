import { numberInWords } from './number-in-words.ts';

/** What the screens of insight say. */

// find-clarity-card.tsx
export const whatAmIFeeling = 'What am I feeling right now, and what might it be asking for?';
export const findClarity = 'Find Clarity';
export const whenNoSingleWord = 'When no single word fits, a few sentences might.';
export const clarityJournal = 'Clarity Journal';
export const talkItThrough = 'Talk It Through';

// insight-card.tsx
export const insight = 'Insight';
export const aGentlePractice = 'A gentle practice: five minutes of grounding';

// quiet-line.tsx
export const youChoseAQuietDay =
  'You chose a quiet day. Insights and suggestions come back tomorrow.';
export const showThemAfterAll = 'Show them after all';

/** `who`: 'your mum, Vera'. Nothing here says whether somebody lives, or whether it is a he or a she. */
export const person = (who: string, naming: number, seen: number) =>
  naming === seen
    ? `In each of your last ${numberInWords(seen)} check-ins you wrote about ${who}.`
    : `In ${numberInWords(naming)} of your last ${numberInWords(seen)} check-ins you wrote about ${who}.`;
