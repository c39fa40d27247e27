import { type OptionsDictionary, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

/** How many guesses somebody would need, 0 (a few) to 4 (very many), and what would make it harder. */
export type Guesses = { score: 0 | 1 | 2 | 3 | 4; hint: string | null };

let zxcvbn: ZxcvbnFactory | undefined;

/** Looks at a password with lists of words, names and known passwords. `known`: words of the person's own. */
export function guessesFor(password: string, known: readonly string[]): Guesses {
  zxcvbn ??= new ZxcvbnFactory({
    dictionary: { ...common, ...english } as OptionsDictionary,
    graphs: adjacencyGraphs,
    translations,
  });
  const { score, feedback } = zxcvbn.check(password, [...known]);
  return { score, hint: feedback.warning ?? feedback.suggestions[0] ?? null };
}
