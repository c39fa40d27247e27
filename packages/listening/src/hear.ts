/** The entry that `data.safety` loads with the first text. */
import type { Assessment } from './danger/assessment.ts';
import { isPlainlyEnglish } from './danger/foreign-language.ts';
import { screenText } from './danger/screening.ts';
import type { Reading } from './reader/reader.ts';
import { uniteFindings } from './unite-findings.ts';

export { screenReply, screenText, stayingReply } from './danger/screening.ts';

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
  const found = uniteFindings(byRules, reading);
  const isOther = reading?.language === 'other' && !found.language && !isPlainlyEnglish(text);
  return isOther ? { ...found, language: 'other' } : found;
}
