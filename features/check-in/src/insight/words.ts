import { numberInWords } from './number-in-words.ts';

/** `who`: 'your mum, Vera'. Nothing here says whether somebody lives, or whether it is a he or a she. */
export const words = {
  person: (who: string, naming: number, seen: number) =>
    naming === seen
      ? `In each of your last ${numberInWords(seen)} check-ins you wrote of ${who}.`
      : `In ${numberInWords(naming)} of your last ${numberInWords(seen)} check-ins you wrote of ${who}.`,
};
