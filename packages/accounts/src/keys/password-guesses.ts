import { type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import commonWords from '@zxcvbn-ts/language-en/dist/commonWords.json.mjs';
import firstnames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs';
import translations from '@zxcvbn-ts/language-en/dist/translations.mjs';

/** How many guesses somebody would need, 0 (a few) to 4 (very many), and what would make it harder. */
export type Guesses = { score: 0 | 1 | 2 | 3 | 4; hint: string | null };

/** The check takes longer for a longer password; beyond this length the result does not change. */
const mostCharacters = 64;

let zxcvbn: ZxcvbnFactory | undefined;

/**
 * Estimates a password with lists of words, first names and known passwords. The package's last names and Wikipedia words
 * are left out: they doubled the size and changed no score that was tried. `known`: the person's own words, such as their
 * name.
 */
export function guessesFor(password: string, known: readonly string[]): Guesses {
  zxcvbn ??= new ZxcvbnFactory({
    dictionary: { ...common, commonWords, firstnames } as OptionsDictionary,
    graphs: adjacencyGraphs,
    translations,
  });
  const { score, feedback } = zxcvbn.check(password.slice(0, mostCharacters), [...known]);
  return { score, hint: feedback.warning ?? feedback.suggestions[0] ?? null };
}
