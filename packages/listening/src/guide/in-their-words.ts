import { forbiddenIn } from './forbidden.ts';
import { isCorrection } from './is-correction.ts';
import type { Memory } from './memory.ts';
import { asksOrLeaves, blamesSelf, ofTheTalk, putsItselfRight, slips } from './say-back.ts';
import { touchesDangerOrJudges } from './say-back-unfit.ts';
import { capitalise, wordsOf } from './text.ts';

/**
 * The end of the newest message in quotation marks, as it was written: '“Ladder. Cleaning gutters.”' It stands where nothing of
 * the message can be turned round to 'you', as in a dialect, in notes, or without a verb. Null: that would not be kind, or the message does something else than tell.
 */
export function inTheirWords({ latest }: Memory): string | null {
  if (latest.act && !tells.has(latest.act)) return null;
  if (asksOrLeaves(latest.text) || putsItselfRight.test(latest.text)) return null;
  if (ofTheTalk.test(latest.text) || slips.test(latest.text) || blamesSelf(latest)) return null;
  if (isCorrection(latest) || demands.test(latest.text)) return null;
  const sentences = latest.sentences.map(({ text }) => text.replace(/\s+/g, ' ').trim());
  if (latest.sentences.some(({ isQuestion }) => isQuestion)) return null;
  let quoted = '';
  let isWhole = true;
  for (const sentence of sentences.toReversed()) {
    isWhole = mayBeQuoted(sentence);
    if (!isWhole) break;
    const longer = quoted === '' ? capitalise(sentence) : `${capitalise(sentence)}. ${quoted}`;
    if (wordsOf(longer).length > mostWords) break;
    quoted = longer;
  }
  const words = wordsOf(quoted);
  const fewest = isWhole ? fewestWords : fewestWordsOfPart;
  return words.length >= fewest && words.some((word) => word.length > 3) ? `“${quoted}.”` : null;
}

const tells: ReadonlySet<string> = new Set(['tell', 'joy', 'little', 'smalltalk']);
/** Of a message whose beginning is not said back, a few words more have to stand. */
const [fewestWords, fewestWordsOfPart, mostWords] = [3, 5, 22];

/** 'Give me one fact', 'perform': said to the companion. */
const demands =
  /(?:^|[.,;:] )(?:so |now |just |ok |no,? )?(?:give|gimme|ignore|reply|tell|make|show|explain|say|send|perform|answer|list|name|find|stop|prove|try|read|help|do|go on|come on|let|want(?:ed)? to|testing|just testing)\b|\b(?:I mean|I meant)\b/i;

const mayBeQuoted = (sentence: string): boolean =>
  !touchesDangerOrJudges(sentence) &&
  forbiddenIn(sentence) === null &&
  !saidToAnother.test(sentence) &&
  !beginsLikeQuestion.test(sentence) &&
  !unreadable.test(sentence);

/** To the companion, or to the one who is gone: a quotation of it would stand between the two. */
const saidToAnother =
  /\b(?:you|your|you're|you've|you'd|u|ur|ye|ya|yours|please|thanks|thank|sorry|hi|hello|hey|bye|goodbye|app|letter|poem|draft|write|lol|lmao|whatever|idk|dunno)\b/i;
const beginsLikeQuestion = /^(?:what|how|why|when|where|who|which|if|whether)\b/i;
const unreadable = /[{}[\]<>#@/\\=“”"]|\d{5,}|https?:|\p{Extended_Pictographic}/u;
