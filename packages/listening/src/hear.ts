/** The entry that `data.safety` loads with the first text. */
import type { Assessment, DangerKind } from './danger/assessment.ts';
import { isPlainlyEnglish } from './danger/foreign-language.ts';
import { deniesPlainly } from './danger/plain-denial.ts';
import { screenText } from './danger/screening.ts';
import type { Reading } from './reader/reader.ts';
import { uniteFindings } from './unite-findings.ts';

export { screenReply, screenText, stayingReply } from './danger/screening.ts';

/** Where somebody says plainly that they do not mean to, one plain question is asked, and no card is shown. */
const denied: Assessment = { level: 1, kinds: ['hopeless'] };
const ofOwnLife: ReadonlySet<DangerKind> = new Set(['suicide', 'self-harm', 'hopeless']);

/**
 * What is heard in a text: the rules and the learned reader together. The app, `pnpm hear`, `pnpm talk` and the judge all call
 * this. `reading` was made of the same text and of what was said just before it; null where there is no reader. `byRules`: what
 * the rules found, where that is known already.
 */
export function assess(
  text: string,
  reading: Reading | null,
  byRules: Assessment = screenText(text),
): Assessment {
  const united = uniteFindings(byRules, reading);
  const isOfOwnLife = united.kinds.every((kind) => ofOwnLife.has(kind));
  const isDenied = united.level >= 2 && byRules.level < 2 && isOfOwnLife && deniesPlainly(text);
  const found = isDenied ? denied : united;
  const isOther = reading?.language === 'other' && !found.language && !isPlainlyEnglish(text);
  return isOther ? { ...found, language: 'other' } : found;
}
