import type { WritingType } from '../engine.ts';

/** The first sentence of a letter. */
export const letterOpenings = {
  dead: [
    'I am writing to you, although you cannot read this.',
    'There are things I still want to tell you.',
    'I do not know where to send this. I am writing it all the same.',
  ],
  living: [
    'I may never send this. I want to write it down.',
    'I am writing what I cannot say to you now.',
    'There are things I have not said to you.',
  ],
} as const;

/** The last sentences of a letter. */
export const letterEndings = {
  dead: [
    'There is more to say. I will stop here for today.',
    'That is what I wanted to tell you today.',
  ],
  living: [
    'That is not everything. It is what I can say today.',
    'That is what I wanted you to know.',
  ],
} as const;

/** Stands below a draft. */
export const draftNotes = [
  'This is a first draft, made of your own words. Change whatever is not right.',
  'These are your sentences, put together. Take out what does not belong.',
  'A first draft, from what you told me. It is yours to change.',
] as const;

/** Asks for what a draft still needs. */
export const draftQuestions: Record<WritingType, readonly string[]> = {
  letter: [
    'I can help with that. Who is it to, and what are two or three things they should know from you?',
    'I will put one together with you. Who is it for, and what would you say first?',
    'I need a little more first. Who is it to, and what do you want to say?',
  ],
  poem: [
    'I will make one from your words, and I need a few more. What do you see, hear or smell when you think of it?',
    'Give me one thing you can see when you think of it, and I will start. What is it?',
    'I can do that. Which three small things should be in it?',
  ],
  reflection: [
    'Let us begin with today. What happened, and how did you feel?',
    'I need a few sentences about today first. What was hardest in it?',
    'Tell me in a few sentences how it is just now, and I will put them in order. How is it?',
  ],
};

/** The same for a message, where it is known who it is to. `{what}`: a letter, an email, a card. */
export const letterQuestions = [
  'I can help with {what} to {person}. What are two or three things {they} should know from you?',
  'Yes, {what} to {person}. What would you say to {them} first?',
  'I need a little more for {what} to {person}. What do you want {them} to know?',
] as const;

/** The same where it goes to an office, a company or several people. */
export const officeQuestions = [
  'I can help with that. What are two or three things they should know from you?',
  'Yes, I can start that. What should they know first?',
] as const;

/** The same for words about somebody that others hear or read: a speech, a notice, a stone. */
export const tributeQuestions = [
  'Tell me two or three things about {person} that should be in it, and I will put them together.',
  'I can start that. What did {person} do or say that nobody else did?',
  'Yes. Tell me three small things about {person}, and I will put them in order. What comes to mind?',
] as const;

/** The same where it is not known about whom. */
export const tributeQuestionsOfNobody = [
  'I can start that. What are two or three things that should be in it?',
  'Yes. Tell me three small things, and I will put them in order. What comes to mind?',
] as const;

/** Stands below a draft that was changed as asked. */
export const changeNotes = {
  shorter: 'It is shorter now. Change any word that does not sound like you.',
  tone: 'I can only take words away or add yours, so this one is shorter and nothing else. Change what still does not fit.',
  added: 'That stands in it now. Change whatever is not right.',
  removed: 'I took that out. Change whatever is not right.',
  another: 'This one is made of other sentences of yours. Change whatever is not right.',
} as const;

/** Said where nothing is left that could be taken away. */
export const shortestLine =
  'That is as short as I can make it. Tell me a sentence to put in or a word to change, and I will do that.';
/** Said where no other sentences were told. */
export const noMoreLine =
  'I have no other sentences for that. Tell me one more thing, and I will make another from it.';
/** Said where the way a text should sound was told before its words were. */
export const wordsFirstLine =
  'I can only take words away or add yours. Give me one sentence that should stand in it, as you would say it.';
