import type { About } from './about.ts';
import type { Wish } from './purposes.ts';

/**
 * What people ask for who are in no danger. Not among them: what to live for, words, quiet, or help with the body, which somebody in
 * danger wants as well.
 */
const harmless: ReadonlySet<Wish> = new Set([
  ...(['want-why', 'want-what-if', 'want-of-them', 'want-normal', 'want-how-long'] as const),
  ...(['want-what-to-do', 'want-facts', 'want-of-you', 'want-of-app', 'want-recall'] as const),
  ...(['want-distract', 'want-ask-me', 'want-write'] as const),
]);

const sureOfWish = 0.4;

/** 'It should have been me', 'I should have been in that car': no question about the past alone. */
const wishesToHaveDied = /\bshould(?:'ve| have| of|a) (?:been|died|gone)\b/i;

/** Whether a text asks something that has nothing to do with danger. Of 285 texts in danger of round 19 none does. */
export const asksSomethingElse = (text: string, { wishes }: Pick<About, 'wishes'>): boolean =>
  !wishesToHaveDied.test(text) &&
  Object.entries(wishes ?? {}).some(
    ([wish, score]) => score >= sureOfWish && harmless.has(wish as Wish),
  );
