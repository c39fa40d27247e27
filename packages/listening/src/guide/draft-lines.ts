import type { WritingType } from '../engine.ts';

/** The first sentence of a letter. */
export const letterOpenings = {
  dead: [
    'I do not know where to send this, so it stays on paper.',
    'This has no address. I am writing it all the same.',
    'There are things I have not told you.',
  ],
  living: [
    'I may never send this. I want it written down.',
    'This is for the page first, and perhaps only for the page.',
    'I am writing what I do not get to say.',
  ],
} as const;

/** The last sentences of a letter. */
export const letterEndings = {
  dead: [
    'There is more. I will stop here for today.',
    'I have no last line for this. You will have to do without one.',
  ],
  living: [
    'That is not everything. It is what I can say today.',
    'I do not know how this ends. I will leave it open.',
  ],
  pet: [
    'You never read a word in your life, and you would have known anyway.',
    'Good walk, then. Good night.',
  ],
} as const;

export const poemEndings = [
  'That is all.\nIt is a good deal.',
  'No last line.\nIt goes on.',
  'I leave it here,\nwhere I can find it.',
] as const;

export const reflectionEndings = [
  'I do not have to know yet what follows from it.',
  'That is where I stand today. It need not be neat.',
  'Written down, it is a little outside of me.',
] as const;

/** Stands below a draft. */
export const draftNotes = [
  'A beginning, out of your own words. Change whatever is not true.',
  'These are your sentences, put in a row. Strike out what does not belong.',
  'Only a first draft, from what you told me. It is yours to alter.',
] as const;

/** Asks for what a draft still needs. */
export const draftQuestions: Record<WritingType, readonly string[]> = {
  letter: [
    'Gladly. Tell me who it is to, and two or three things they should know from you. I will put them in a row.',
    'We can begin one. For that I need to know a little more: who is it for, and what would you say first, second and third?',
    'I have too little yet for a letter that would be yours. Who is it to, and what has been left unsaid?',
  ],
  poem: [
    'I will make one from your words, and I need a few more of them. What do you see, hear or smell when you think of it?',
    'Give me three small things that belong to it, as plain as you like. I will see what they make.',
    'There is too little to build it from yet. Which pictures should be in it?',
  ],
  reflection: [
    'Let us begin with today. What happened, what did you feel, and what has stayed with you? Three plain sentences will do.',
    'For that I need some of your day first. What has been in it, and what was hardest?',
    'Tell me a few sentences about how it is just now, and I will set them in order for you.',
  ],
};
