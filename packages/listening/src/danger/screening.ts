/** What the rules find in a text, and the screens for replies and the reply after an alert. `src/hear.ts` is the entry. */

import { windowsOf } from '../reader/windows.ts';
import { type Assessment, type DangerKind, mergeAssessments, nothingFound } from './assessment.ts';
import { clausePartsOf } from './clause-parts.ts';
import { foreignLanguageOf } from './foreign-language.ts';
import { saysYoungChild } from './is-young-child.ts';
import { screenText as screenEnglish } from './screen.ts';
import { screenForeign } from './screen-foreign.ts';

export { screenReply } from './screen-reply.ts';
export { stayingReply } from './staying-reply.ts';

/** What the rules find: patterns for English, and plain phrases of twenty other languages. Time linear to the text. */
export const screenText = (text: string): Assessment =>
  mergeAssessments(
    withOwnWish(text, screenEnglish(text)),
    languageIn(text),
    screenForeign(text),
    ageIn(text),
  );

/** Whoever writes in another language is told that this is hardly understood here, and who understands. */
function languageIn(text: string): Assessment {
  const language = foreignLanguageOf(text.slice(0, longestLooked));
  return language ? { ...nothingFound, language } : nothingFound;
}

/** In characters: enough to know a language by. */
const longestLooked = 600;

/** A child who says so is shown who talks with children, also where nothing is wrong. */
export const ageIn = (text: string): Assessment =>
  saysYoungChild(text) ? { level: 1, kinds: ['child'] } : nothingFound;

/** A wish of one's own beats all that is said of another's suicide in the same breath: there the parts are screened by themselves. */
function withOwnWish(text: string, whole: Assessment): Assessment {
  if (whole.level >= 2 || !whole.kinds.includes('bereaved-by-suicide')) return whole;
  const wish = passagesOnSuicide(text)
    .flatMap((passage) => clausePartsOf(passage))
    .map((part) => screenEnglish(part))
    .find(({ level, kinds }) => level >= 2 && kinds.some((kind) => ownWishes.has(kind)));
  return wish ? mergeAssessments(whole, { level: 2, kinds: wish.kinds }) : whole;
}

/** Of a page no more passages are cut up, so that the time stays linear to its length. */
const mostPassages = 16;

/** A few sentences each, in which somebody's death by suicide is spoken of. */
function passagesOnSuicide(text: string): string[] {
  const found: string[] = [];
  for (const { from, to } of windowsOf(text)) {
    const part = text.slice(from, to);
    if (screenEnglish(part).kinds.includes('bereaved-by-suicide')) found.push(part);
    if (found.length === mostPassages) break;
  }
  return found;
}

const ownWishes = new Set<DangerKind>(['suicide', 'self-harm', 'overdose']);
