import { clausePartsOf } from '../danger/clause-parts.ts';
import type { Encoder, EncoderScores } from './encoder.ts';
import { sigmoid } from './scores.ts';
import { sentencesIn } from './windows.ts';

/** From this danger on a text touches something by itself, so that it is read closely. */
const leastTouch = 0.1;

export type CloseReader = {
  /** Read as written, with nothing before it. */
  once(part: string): EncoderScores;
  /** Read as often as it needs. `isOfPage`: one of many windows. */
  closely(part: string, before: string, isOfPage: boolean): EncoderScores;
  /** The beginnings and ends of it that are surely danger, each read by itself. */
  sureParts(part: string): EncoderScores[];
};

/** From here on a part is surely danger. */
export const sureOfDanger = 0.96;

export const dangerOf = ({ level }: Pick<EncoderScores, 'level'>): number => sigmoid(level[1]);

/** Reads the parts of one text. What is read without anything before it is read once, however often it is asked for. */
export function createCloseReader(
  encoder: Pick<Encoder, 'read'>,
  byWords: (text: string) => number,
): CloseReader {
  const known = new Map<string, EncoderScores>();

  function once(part: string): EncoderScores {
    const score = known.get(part) ?? encoder.read(part, '');
    known.set(part, score);
    return score;
  }

  /**
   * How dangerous the words are, however they are written: read as written, and twice as much in small letters without
   * marks. What by chance looks like danger in one spelling seldom does in both.
   */
  function levelOf(part: string): Float32Array {
    const plain = once(plainWords(part)).level;
    return once(part).level.map((score, at) => (score + 2 * (plain[at] ?? 0)) / 3);
  }

  /**
   * What was said before may weigh what a text touches by itself; a text that touches nothing it makes no danger. How
   * dangerous a text is counts half by itself and half with what was said before it: each alone sees danger too often.
   */
  function withBefore(part: string, before: string): EncoderScores {
    const alone = once(part);
    if (dangerOf(alone) < leastTouch) return alone;
    const level = levelOf(part);
    if (before === '') return { ...alone, level };
    const both = encoder.read(part, before);
    return { ...both, level: both.level.map((score, at) => (score + (level[at] ?? 0)) / 2) };
  }

  /**
   * A page has many windows, and by chance one of them looks like danger. What is said in passing is plainer in its own
   * sentence, so of a page each window counts half by itself and half by the worst of its sentences.
   */
  function withSentences(part: string, score: EncoderScores): EncoderScores {
    if (dangerOf(score) < leastTouch) return score;
    const [worst] = sentencesIn(part)
      .map((sentence) => once(sentence).level)
      .sort((one, other) => (other[1] ?? 0) - (one[1] ?? 0));
    if (!worst) return score;
    return { ...score, level: score.level.map((each, at) => (each + (worst[at] ?? 0)) / 2) };
  }

  /**
   * Two that read differently are seldom wrong together, so the log odds of both are added. What touches nothing is left as it is, unless its words say more. How acute
   * it is the encoder alone says.
   */
  function withWords(part: string, score: EncoderScores): EncoderScores {
    const words = byWords(part);
    if (words < 0 && dangerOf(score) < leastTouch) return score;
    const level = Float32Array.from(score.level);
    level[1] = (level[1] ?? 0) + words;
    return { ...score, level };
  }

  return {
    once,
    closely(part, before, isOfPage) {
      const score = withBefore(part, before);
      return withWords(part, isOfPage ? withSentences(part, score) : score);
    },
    sureParts: (part) =>
      clausePartsOf(part)
        .filter((each) => dangerOf(once(each)) >= leastTouch)
        .map((each) => ({ ...once(each), level: levelOf(each) }))
        .filter((score) => dangerOf(score) > sureOfDanger),
  };
}

/** Small letters, and nothing between the words. */
const plainWords = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}' ]+/gu, ' ');
