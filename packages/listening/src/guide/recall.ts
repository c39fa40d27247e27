import { asPattern } from '@mooring/contract/as-pattern';
import { asksWhoseName, ofWhomNameIsAsked } from './asked-name.ts';
import { nameInReply } from './fill-line.ts';
import type { Memory } from './memory.ts';
import { type FoundStatement, nearestStatement, questionIn } from './nearest-statement.ts';
import { isAbout, likelihoodOf } from './read-message.ts';
import {
  givesName,
  nameOf,
  namingStatement,
  onlyNaming,
  severalNames,
  shortName,
  statementOfNames,
} from './recall-names.ts';
import { bringsNews, capitalise, wordsOf } from './text.ts';

const asks =
  /(?:^|[.?!,:] )(?:(?:and|so|but|ok|okay|wait|lol|right|sorry) )*(?!(?:when|what|where|how|who) (?:I|we|it|he|she|they)\b[^?]*$|what\b[^?]*\b(?:is|was) that\b[^?]*$)(?:which|what|who|when|where|how)\b.*(?:\bI (?:told|said|mentioned|call(?:ed)?)|(?:\bdid|'d) I (?:finally |just |first |last )?(?:say|tell|mention))\b|\bwhat was it (?:he|she|they|I)\b|\b(?:do you (?:still )?(?:remember|recall)|^you (?:still )?remember (?:my|his|her|our|their|the)\b|(?:can|did) you remember|what did I (?:say|tell|call|write)|what(?: was| is|'?s| were| are) (?:his|her|their|its|my \w+'?s) (?:name|names|age)|remind me|what have I told|what do you know about me|have I (?:told|said)|did I (?:tell|say|mention)|who did I say|when did I say|sum up what|sum (?:it|that|this) up|tell me back|(?:can you )?(?:tell|say) me (?:my|his|her|their) \w+'?s? (?:name|age))\b/i;
const asksToKeep =
  /(?<!\b(?:to|I|we|he|she|they|can't|couldn't|should|would|'ll|get|gets) )\b(?:remember|keep|note|don't forget) (?:this|that|it)\b(?!.*\?)/i;
const asksForName = /\bnames?d?\b|\bcalled\b|\b(?:did|do) I call (?:him|her|them|it)\b/i;
/** 'What did the pastor call her' asks for a word that was said, and for no name that was told. */
const asksWhatWasCalled =
  /\b(?:that|the|my|his|her|our) [\p{L} -]{2,24} (?:call|calls|called) (?:you|him|her|me|us|them|it)\b|\b(?:he|she|they) (?:call|calls|called) (?:you|me|us)\b/iu;
const ofPlace =
  /\bname of (?:the|that|this) (?:place|town|village|city|beach|street|road|church|hospital|pub|caf[eé]|hotel|song|hymn|film|book)\b/i;
const asksForAll =
  /\bwhat do you know about me|what have I told you\b|\bsum (?:it |this |that )?(?:all )?up\b|\bsummar/i;

/** Without one of these nothing is asked for: 'silly for a dog, eh?' */
const mayAskAgain =
  /\b(?:who\w*|what|which|when|where|how|remind|remember|recall|repeat|again|back|tell me|did I|have I|sum up|forgot\w*)\b/i;

const nameless = 'You have not told me that name yet. What is it?';
const nothing = 'I cannot find that in what you have told me here. Will you tell me again?';

/** 'Why did I say that': a question about oneself. */
const wondersAtThemselves =
  /\bwhy (?:did|do|would|have) I (?:say|tell|mention|said)\b|\b(?:don't|do not|no idea) (?:know )?why I(?:'ve| have)? (?:told|tell|said|say|mentioned)\b/i;

/** 'You remember the time you pushed me': said to the one who is gone. */
const rememberedWithThem =
  /\bremember\b[^?]*\b(?:the (?:time|day|night|way)|when|how) you\b|\bremember\b[^?]*\byou (?:used to|always|never|(?!\p{L}*asked)\p{L}+ed) /iu;

/** Whether something is asked for that was told before. */
export const asksToRecall = (latest: Memory['latest']): boolean =>
  !bringsNews.test(latest.text) &&
  !wondersAtThemselves.test(latest.text) &&
  !rememberedWithThem.test(latest.text) &&
  latest.wordCount <= mostWordsToAsk &&
  latest.act !== 'ask-text' &&
  (asks.test(latest.text) ||
    (asksWhoseName(latest.text) && /\?|\btell me\b/i.test(latest.text)) ||
    ((isAbout(latest, 'act-ask-recall', 0.6) || likelihoodOf(latest, 'recall') >= 0.5) &&
      latest.wordCount <= mostWordsOfRecall &&
      /\?$|\b(?:tell me|say (?:it|that) (?:again|back)|remind|remember)\b/i.test(latest.text) &&
      !toAnother.test(latest.text)));

/** Whoever says more tells something, and only wonders at the end of it. The second is for words that ask plainly. */
const [mostWordsOfRecall, mostWordsToAsk] = [24, 36];

/** Said to the one who is gone, or a question that nothing told can answer. */
const toAnother = /\bdid you(?! (?:remember|forget|keep|note|catch|get))\b|\bshould\b/i;

/** The answer to 'do you remember …', in the person's own sentence; null where nothing of the kind was asked. */
export function recall(memory: Memory): string | null {
  const { text, act } = memory.latest;
  const keeps =
    asksToKeep.test(text) &&
    act !== 'tell' &&
    !/\?|^do you\b|\bdo you (?:even )?keep\b/i.test(text);
  const isAsked =
    asksToRecall(memory.latest) ||
    (act === 'ask-recall' &&
      !keeps &&
      memory.latest.wordCount <= mostWordsOfRecall &&
      mayAskAgain.test(text) &&
      !wondersAtThemselves.test(text) &&
      !rememberedWithThem.test(text));
  if (!isAsked) return keeps ? 'I will keep that in mind while we talk.' : null;
  if (asksForAll.test(text)) return everything(memory);
  if (asksForName.test(text) && !ofPlace.test(text) && !asksWhatWasCalled.test(text)) {
    const all = severalNames.test(text) ? statementOfNames(memory) : null;
    if (all) return all;
    const whose = ofWhomNameIsAsked(memory);
    if (whose !== undefined) return whose ? `You told me: “${capitalise(whose)}.”` : nameless;
    const whole = wholeName.test(text) ? namingStatement(memory) : null;
    return (
      whole ??
      nameOf(memory) ??
      shortName(memory) ??
      quoted(nearestStatement(memory, 1)) ??
      (asks.test(text)
        ? (onlyNaming(memory) ?? (givesName(memory) && toldBack(memory))) || nameless
        : null)
    );
  }
  // Where only the reader takes it for a recall, and nothing was told, it is another question.
  return (
    quoted(nearestStatement(memory, 0.4)) ??
    (asks.test(text) ? (toldBack(memory) ?? nothing) : null)
  );
}

/**
 * The answer to a question about what happened, which does not say that it was told: 'what did he keep', 'how old was she'.
 * Only where an earlier sentence holds it. Null: it is another question, or nothing was told of it.
 */
export function recallAsked(memory: Memory): string | null {
  // Whoever tells of a loss for the first time asks for nothing that was told before.
  if (memory.newEvents.length > 0 || memory.latest.wordCount > mostWordsOfRecall) return null;
  const question = questionIn(memory.latest);
  // Whoever also tells something asks about that, and not for what was told before.
  const isAlone = memory.latest.wordCount <= wordsOf(question).length + 4;
  const mayBeTold =
    ofWhatHappened.test(question) ||
    isOfSomebodyNamed(question, memory) ||
    (isAlone && asksAFact.test(question));
  const asksMeaning = ofMeaning.test(question);
  if ((ofOpinion.test(question) && !asksMeaning) || !beginsToAsk.test(question)) return null;
  if (asksMeaning) return quoted(nearestStatement(memory, 0.9));
  if (!mayBeTold) {
    const { sentences, act } = memory.latest;
    const isQuestion = sentences.some((each) => each.isQuestion && each.text === question);
    const asks = isQuestion && act !== 'correct' && !asksForText.has(act ?? '');
    return asks ? quoted(nearestStatement(memory, sureOfPlainQuestion)) : null;
  }
  const least = asksAgain.test(memory.latest.text) || ofMyself.test(question) ? 0.9 : 1.1;
  return quoted(nearestStatement(memory, least));
}

/** 'What year did Sipho go?' */
const isOfSomebodyNamed = (question: string, { people }: Memory): boolean =>
  people.some(
    ({ name }) =>
      name &&
      new RegExp(`\\b(?:did|was|is|were|had|does) ${asPattern(name)}(?!\\p{L})`, 'iu').test(
        question,
      ),
  );

/** A question in any form is answered where one sentence holds two of its words, or one and what is asked for. */
const asksForText: ReadonlySet<string> = new Set(['ask-letter', 'ask-poem', 'ask-text']);
const sureOfPlainQuestion = 1.7;
const beginsToAsk = /\b(?:who|whose|what|which|when|where|how (?:many|much|long|old|late|far))\b/i;

/** 'Who is under the pear tree?', 'whose was the machine': short, and about somebody or something that may have been told. */
const asksAFact =
  /^(?:(?:and|so|but|ok|right|now|wait|lol|haha|hey|tell me|remind me)[, ]+)*(?:(?:at|in|on|to|from) )?(?:who|whose|what|which|when|where|how (?:many|much|long|old|late|far))(?:'s)?\b(?!.*\b(?:you|your|people|anyone|anybody|(?<!(?:which|what) )one|someone|somebody|everyone|do I|does it|to do|next)\b)(?:\W+[\w']+){1,13}\W*$/i;
const ofWhatHappened =
  /\b(?:what|which|who|when|where|how (?:old|many|long|late|much))\b(?: \w+){0,3} (?:did|was|were|is|had|does|came|went) (?:I|he|she|we|they|it|his|her|their|my|our|the|to|everyone|everybody)\b|^(?:so |and |but |right |ok |wait )?(?:what|who|when|where)(?:'s| is| was| were) (?:the|my|his|her|our|their|its)\b|\bwho (?:is|was) the (?:only|one|first|last|person)\b|\bwho did I\b|\bwhat (?:was|is) the (?:date|day|time|place|number|name)\b|\btell me (?:where|when|what|who)\b.*\b(?:again|back|in your words|so I have it)\b/i;
/** 'What does my cat's name mean?' */
const ofMeaning = /\bwhat (?:does|did) [\p{L}' ]{0,24}\bnames? mean\b/iu;
/** What no sentence that was told can answer. */
const ofOpinion =
  /\b(?:should|could|would|can|will|supposed|wrong|deserve|normal|mean|feel|do (?:you|I|we|people) think|really|now|do now|do I (?:do|say|tell|need|have|get)|(?:is|what's|what is) (?:it|the) (?:best|point|use|difference|matter)|to do|gets? me|helps? me|ever)\b/i;
const asksAgain =
  /\b(?:again|remind|in my head|my mind|somebody else say|say it|tell me|date|forgotten|forget)\b/i;
const ofMyself = /\b(?:did|was) I\b/i;
const wholeName = /\b(?:whole|full|both|all (?:his|her|their)|middle)\b/i;

/** 'Which bird is it that I keep seeing?', 'do you know what sweets he carried? I did say'. */
const ofWhatWasTold =
  /(?=.*\b(?:which|what|who|whose|where|when|how (?:old|many|long))\b)(?=.*\b(?:I (?:did say|told|said|mentioned|keep|kept|was (?:telling|talking))|I've (?:told|said|been)|you (?:do )?know (?:what|which|who) [^.?!]*\b(?:he|she|they|we|I)\b|going on about|were listening|bet you forgot|test for you|which of (?:them|us|those)|was it (?:that|who))\b)/i;

/** Where nothing else answers a question about what was told: the few sentences that were told. Null: it is another question. */
export function askedOfWhatWasTold(memory: Memory): string | null {
  const { sentences, text } = memory.latest;
  const isAsked = text.includes('?') || sentences.some(({ isQuestion }) => isQuestion);
  if (!isAsked || !ofWhatWasTold.test(text) || bringsNews.test(text)) return null;
  return quoted(nearestStatement(memory, 1)) ?? toldBack(memory);
}

/** A page is not read out to whoever wrote it. */
const mostWordsQuoted = 40;

/** What was told, in the person's words, and what they put right in it. */
function quoted(found: FoundStatement | null): string | null {
  if (!found) return null;
  const { text, putRight, also } = found;
  const isShort = (each: string) => wordsOf(each).length <= mostWordsQuoted;
  if (!isShort(text)) return null;
  if (putRight && isShort(putRight)) {
    return `You told me: “${text}.” Then you put it right: “${putRight}.”`;
  }
  const more = also && isShort(`${text} ${also}`) ? ` And: “${also}.”` : '';
  return `You told me: “${text}.”${more}`;
}

/** Where no sentence stands out, the few that were told: the one that is meant is among them. */
function toldBack({ statements, turn }: Memory): string | null {
  const told = statements.filter(
    ({ text, turn: toldIn }) => toldIn !== turn && wordsOf(text).length > 2,
  );
  if (told.length === 0 || told.length > mostToldBack) return null;
  const sentences = told.map(({ text }) => `“${capitalise(text)}.”`).join(' ');
  return wordsOf(sentences).length > 80
    ? null
    : `I am not sure which part you mean. You told me: ${sentences}`;
}
const mostToldBack = 6;

function everything({ statements, people }: Memory): string {
  const names = people
    .filter(({ isDead, isGone, name }) => isDead || isGone || name)
    .slice(0, 3)
    .map(nameInReply);
  const sentences = firstWithin(statements, mostWordsOfAll);
  if (sentences.length === 0) return nothing;
  const about = names.length > 0 ? `You have told me about ${listOf(names)}. ` : '';
  return `${about}In your words: ${sentences.join(' ')}`;
}

/** From the first on, as many as stay within so many words. */
function firstWithin(statements: Memory['statements'], most: number): string[] {
  let count = 0;
  return statements.flatMap(({ text }) => {
    if (wordsOf(text).length < 3) return [];
    count += wordsOf(text).length;
    return count <= most ? [`“${capitalise(text)}.”`] : [];
  });
}
const mostWordsOfAll = 60;

const listOf = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
