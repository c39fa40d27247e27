import type { Memory } from './memory.ts';
import { plain } from './say-back-plain.ts';
import { isUnfit } from './say-back-unfit.ts';
import { clausesOf, wordsOf } from './text.ts';

/** A sentence of the message, or a clause of one that cannot be said back as a whole. */
export type Part = {
  text: string;
  isAfterBut: boolean;
  isReason: boolean;
  isExclaimed: boolean;
  /** The sentence before it. */
  before: string;
};

/** Words for a death may stand in the half of a sentence that is not said back, and so may 'you' and thanks: nothing else that is unfit. */
const mayStandBeside =
  /\b(?:died|dead|death|you|your|thank\w*|thanks)\b|^(?:if|because|like|don't|not)\b/gi;

/** Whole sentences, and the clauses of those that are too long or hold a word that is not said back. */
export function partsOf({ sentences, text: message }: Memory['latest'], mostWords: number): Part[] {
  return sentences
    .filter(({ isQuestion }) => !isQuestion)
    .flatMap(({ text }, at, all): Part[] => {
      const before = all[at - 1]?.text ?? '';
      const isExclaimed = message.includes(`${text}!`);
      const isTooLong = wordsOf(text).length > mostWords;
      const cleaned = plain(text);
      const isSpoilt = isUnfit(cleaned) && !isUnfit(cleaned.replace(mayStandBeside, 'x'));
      if (!isTooLong && !isSpoilt)
        return [{ text, before, isExclaimed, isAfterBut: false, isReason: false }];
      return (
        clausesOf(text)
          // 'I found out, from my nephew, that he goes there': without its end the clause tells nothing.
          .filter((_clause, index, clauses) => !/^that \w/i.test(clauses[index + 1]?.text ?? ''))
          .filter((clause) => !isSpoilt || wordsOf(clause.text).length >= fewestWordsOfClause)
          .map((clause) => ({
            ...clause,
            before,
            isExclaimed: false,
            isReason: /\b(?:because|since|although|though),? $/i.test(
              text.slice(0, text.indexOf(clause.text)),
            ),
          }))
      );
    });
}

const fewestWordsOfClause = 5;
