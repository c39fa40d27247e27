import type { DangerKind } from '../danger/assessment.ts';
import type { About } from './about.ts';
import type { Wish } from './purposes.ts';

/**
 * What people ask for who are seldom in danger. Not among them: whether something is normal, how long it takes, what to do, to be
 * distracted, a text, words, quiet, help with the body. Somebody in danger asks for all of these as well.
 */
const harmless: ReadonlySet<Wish> = new Set([
  ...(['want-why', 'want-what-if', 'want-of-them', 'want-of-app', 'want-recall'] as const),
  'want-ask-me',
]);

const sureOfWish = 0.4;

/** 'It should have been me', 'why him and not me': no question about the past alone. */
const wishesToHaveDied =
  /\bshould(?:'ve| have| of|a) (?:been|died|gone)\b|\bwhy (?:not|wasn'?t it|(?:him|her|them|\w+) and not) me\b|\bwhy (?:am I|wasn'?t I|didn'?t I)\b/i;

/** Whether a text asks something that has nothing to do with danger. Of 285 texts in danger of round 19 none does by the head that ships. */
export const asksSomethingElse = (text: string, { wishes }: Pick<About, 'wishes'>): boolean =>
  !wishesToHaveDied.test(text) &&
  Object.entries(wishes ?? {}).some(
    ([wish, score]) => score >= sureOfWish && harmless.has(wish as Wish),
  );

/** Danger to others, to a child or to the body is asked about too, so of these the limit stays. */
export const isOnlyOfDespair = (kinds: readonly DangerKind[]): boolean =>
  kinds.every((kind) => despair.has(kind));
const despair: ReadonlySet<DangerKind> = new Set([
  ...(['suicide', 'hopeless', 'bereaved-by-suicide'] as const),
]);
