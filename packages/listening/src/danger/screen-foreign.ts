import { readTsv } from '@mooring/contract/tsv';
import {
  type Assessment,
  type DangerKind,
  type DangerLevel,
  kindsByUrgency,
  mergeAssessments,
  nothingFound,
} from './assessment.ts';
import {
  createPatternIndex,
  foreignWords,
  isUnspaced,
  plainForeign,
  readPattern,
} from './foreign-pattern.ts';
import table from './foreign-phrases.tsv?raw';

/** Phrases of plain danger in twenty languages: a floor for what the reader makes of them. */
const phrases = createPatternIndex<Assessment>();
const parts: { part: string; assessment: Assessment }[] = [];

type Column = 'language' | 'level' | 'kinds' | 'phrase';

for (const { language, level, kinds, phrase } of readTsv<Column>(table)) {
  const named = kinds.split(',');
  const assessment: Assessment = {
    level: Number(level) as DangerLevel,
    kinds: kindsByUrgency.filter((kind: DangerKind) => named.includes(kind)),
    language,
  };
  if (isUnspaced(language)) parts.push({ part: plainForeign(phrase), assessment });
  else phrases.add(readPattern(phrase), assessment);
}

/** The danger that plain phrases of other languages speak of, and the language of the last one. */
export function screenForeign(text: string): Assessment {
  const plain = plainForeign(text);
  let found = nothingFound;
  for (const { part, assessment } of parts) {
    if (plain.includes(part)) found = mergeAssessments(found, assessment);
  }
  for (const { value } of phrases.find(foreignWords(plain))) found = mergeAssessments(found, value);
  return found;
}
