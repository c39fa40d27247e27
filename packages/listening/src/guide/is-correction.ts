import { mayAsk, onlyTellsSurely } from './heard-intent.ts';
import { isAbout, likelihoodOf, type Message, mayCorrect } from './read-message.ts';

/** Whether the person puts something right that was said before. */
export const isCorrection = (message: Message): boolean =>
  mayAsk(message, ['correct'], isPlain(message.text) ? undefined : sureOfIntent) &&
  isInWords(message);

const isPlain = (text: string): boolean =>
  [namesBoth, putsRightOutright, saysCorrection, putsRightANumber].some((each) => each.test(text));
/** Of 56 corrections and complaints of four writers it had not met the reader hears 35 so surely, and 8 of 1,121 others. */
const sureOfIntent = 0.3;

const isInWords = (message: Message): boolean =>
  namesBoth.test(message.text) ||
  (!message.sentences.some(({ isQuestion }) => isQuestion) &&
    ((message.act === 'correct' &&
      mayBeHeard(message) &&
      (message.wordCount <= shortestTelling ||
        (message.wordCount <= longestCorrection && mayPutRight.test(message.text)) ||
        puts.test(message.text))) ||
      (mayCorrect(message.text) &&
        mayBeHeard(message) &&
        likelihoodOf(message, 'correct') >= sureOfCorrection) ||
      putsRightOutright.test(message.text) ||
      putsRightInWords.test(message.text) ||
      saysCorrection.test(message.text) ||
      (message.wordCount <= longestCorrection && putsRightANumber.test(message.text)) ||
      (message.wordCount <= longestCorrection &&
        mayCorrect(message.text) &&
        mayBeHeard(message) &&
        isAbout(message, 'act-correction', 0.6))));

/** 'It was a boy. He was born and he was not breathing' only tells, whatever a part of the reader hears in it. */
const mayBeHeard = (message: Message): boolean =>
  !onlyTellsSurely(message) || mayPutRight.test(message.text) || puts.test(message.text);

/** 'He was a lab not a cat??' */
const namesBoth =
  /^(?:no,? )?(?:he|she|it|they) (?:was|is|were|are) (?:an?|my|the) [\p{L} ]{2,24},? not (?:an?|my|the) \p{L}+/iu;
/** Words: who writes more tells something, unless it says that something was wrong. */
const longestCorrection = 25;
/** From here on the reader alone is not believed: 'A full dog sled, and we do not have dogs' corrects nothing. */
const shortestTelling = 8;
/** Of 301 messages that put nothing right 7 reach it. */
const sureOfCorrection = 0.5;
const mayPutRight =
  /^(?:(?:oh|sorry|wait|no|nope|not|actually|hang on|hold on|well|ah|oops|it's not|(?:he|she|it|they|that)(?: (?:is|was|were|did)n't|'s not| (?:is|was|were|did) not))\b)|\b(?:sorry|wait|oops|typo|actually|never said|didn't say|don't mean|not what|instead of|rather than)\b|, not \b/i;
const puts =
  /\b(?:wrong|actually|meant|correct\w*|mistake|muddled|mixed|mix-up|typo|get this right|I said)\b|^no\b/i;

/** 'No, not the last call, the one before', 'what I meant was', 'let me set that straight', 'I'm sorry I said ten, it was eight'. */
const putsRightInWords =
  /^(?:(?:no|nope|sorry|wait|oh)[,. ]+)+not (?:the|my|an?|on|in|at|his|her)\b[^.?!,]{2,40}, (?:but )?(?:the|my|an?|on|in|at|his|her|\p{L}+'s)\b|\b(?:set|put) (?:that|this|it) (?:straight|right)\b[^.?!]{0,40}:|\bwhat I meant (?:was|is)\b|^(?:no,? )?(?:I'm |I am )?sorry,? I said\b|^(?:HE|SHE|THEY)\b|[.,] (?:HE|SHE|THEY) (?:has|have|had|was|is|got|left|said|wants?)\b/u;

/** 'Not 18,000, it is 28,000', 'she was 87 not 89', 'I told you 63 years. Married it was 62', 'I made a mistake. She …', 'need to fix something. I said …'. */
const putsRightANumber =
  /\bnot \d[\d,.]*,? (?:but|it is|it's|it was|he was|she was)\b|\b\d[\d,.]*,? not \d|\bI (?:said|told you|wrote|put|typed) (?:\p{L}+ ){0,3}\d[\d,.]*\b(?! (?:in|on) (?:the|my|his|her)\b)[^?]{0,20}[.,;] [^?]{0,16}\b(?:it|he|she|they|that) (?:was|is|were)\b|\bI (?:made a mistake|got (?:that|it|this|one thing) wrong)\b(?! (?:when|in|by|with|of|marrying|letting|leaving))|\b(?:need|have|want) to (?:fix|correct|change) (?:something|that|one thing|what I said)\b[.:,] I (?:said|told|wrote)\b/iu;

/** 'Small correction: …', 'my bad it was …', 'hang on, that was wrong, I said four', 'I said yesterday but it was Thursday'. */
const saysCorrection =
  /^(?:(?:a |one |just a |just one )?(?:small |quick |little )?correction\b|my bad\b|(?:(?:hang|hold) on|wait|no|sorry)[,. ]+that (?:was|is|'s) wrong\b)|^(?:sorry,? |wait,? )?I (?:said|wrote|typed|put) (?:\p{L}+ ){1,3}but (?:it(?:'s| was| is)|(?:he|she|they) (?:was|were))\b/iu;

/** 'And get this right', 'just checking you know it's a she', 'he was not my friend, please. Colleague.' */
const putsRightOutright =
  /\b(?:get|got) (?:this|it|that|one thing) (?:right|straight)\b|^just (?:checking|so) you(?:'ve got it| have got it| got it| know| have it)\b|^(?:he|she|it|they) (?:was|is|were|are)(?: not|n't) (?:my|an?|the) [\p{L} ]{3,24}[,.] (?:please\. )?\p{Lu}/iu;
