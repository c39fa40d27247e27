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
export const youSaidNotToday = 'You said not today. Insights and suggestions wait until tomorrow.';
export const showThemAfterAll = 'Show them after all';
