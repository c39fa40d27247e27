import {
  createPatternIndex,
  foreignWords,
  isUnspaced,
  plainForeign,
  readPattern,
} from '../danger/foreign-pattern.ts';

/** A concept that a text names, and where: the number of its word, or half of the number of its character where no spaces are written. */
export type Named = { at: number; concept: string };

/** Which words of a language mean which concept: `[concept, 'word | other* | two words']`. */
export type Lexicon = readonly (readonly [string, string])[];

/** Finds the concepts of a lexicon in texts of its language, in their order. */
export function createConceptFinder(
  language: string,
  lexicon: Lexicon,
): (plain: string) => Named[] {
  const entries = lexicon.flatMap(([concept, row]) =>
    row.split('|').flatMap((entry) => {
      const written = entry.trim();
      return written === '' ? [] : [{ concept, written }];
    }),
  );
  return isUnspaced(language) ? bySigns(entries) : byWords(entries);
}

type Entry = { concept: string; written: string };

function byWords(entries: readonly Entry[]): (plain: string) => Named[] {
  const index = createPatternIndex<string>();
  for (const { concept, written } of entries) index.add(readPattern(written), concept);
  return (plain) =>
    inOrder([...index.find(foreignWords(plain))].map(({ at, value }) => ({ at, concept: value })));
}

function bySigns(entries: readonly Entry[]): (plain: string) => Named[] {
  const byFirst = new Map<string, { concept: string; part: string }[]>();
  for (const { concept, written } of entries) {
    const part = plainForeign(written);
    const known = byFirst.get(part.charAt(0));
    if (known) known.push({ concept, part });
    else byFirst.set(part.charAt(0), [{ concept, part }]);
  }
  return (plain) => {
    const found: Named[] = [];
    for (let at = 0; at < plain.length; at += 1) {
      for (const { concept, part } of byFirst.get(plain.charAt(at)) ?? []) {
        if (plain.startsWith(part, at)) found.push({ at: at / 2, concept });
      }
    }
    return inOrder(found);
  };
}

/** Each concept once at each place. */
function inOrder(found: readonly Named[]): Named[] {
  const seen = new Set<string>();
  return found
    .filter(({ at, concept }) => {
      const key = `${at} ${concept}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort(
      (one, other) =>
        one.at - other.at ||
        (one.concept < other.concept ? -1 : one.concept > other.concept ? 1 : 0),
    );
}
