import type { ReplyNote, Turn } from '../engine.ts';
import { askedOfTheApp } from './about-the-app.ts';
import { asksForGoodNight } from './act-by-words.ts';
import { answerOfTheApp } from './answer-of-the-app.ts';
import type { Answer } from './answers.ts';
import { topicsOfAsked } from './asked-of-companion.ts';
import { asksForText } from './asks-for-text.ts';
import { asksForVoice } from './asks-for-voice.ts';
import { asksWhetherAllRight } from './asks-if-all-right.ts';
import { asksToBreathe } from './breathing.ts';
import { composeReply, type ReplyOf } from './compose-reply.ts';
import { correctionIn, correctionSaidBack } from './correction-said-back.ts';
import { followDraft } from './draft-follow-up.ts';
import { draftFor } from './drafts.ts';
import { findAnswers } from './find-answers.ts';
import { isEnough, speaksToTheDead } from './for-the-dead.ts';
import { isOnlyGreeting, withOwnName } from './greeting.ts';
import { isHeardAs, mayAsk, onlyTellsSurely, practicalIn } from './heard-intent.ts';
import { isCorrection } from './is-correction.ts';
import { languageReply } from './language-reply.ts';
import { asksForManner, asksForPlainWords } from './limits.ts';
import { isOfOther, mayBeText, wasAskedWhichText } from './may-be-text.ts';
import { type Memory, rememberAll } from './memory.ts';
import { type Message, takesPlainLeave } from './read-message.ts';
import { askedOfWhatWasTold, asksToRecall, recall, recallAsked } from './recall.ts';
import { careDueTo, stayingDueTo } from './stop-rule.ts';
import { subjectsOf } from './subjects.ts';
import { correctedFact, recalledFact } from './told-facts.ts';
import { wantedIn } from './wanted.ts';
import { waysAfter } from './ways-on.ts';
import { whoWouldKnow } from './who-would-know.ts';
import { asksOutright, mayWantText, requestedWriting } from './writing-requests.ts';

/** A reply of the guide: what it says, and what is offered below it. */
export type GuideReply = ReplyNote & { text: string };

/** The whole reply to a turn. The same turn gives the same reply. */
export function respond(turn: Turn): GuideReply {
  const memory = rememberAll(turn);
  const reply = replyTo(turn, memory);
  return { text: reply.text, ...waysAfter(reply, memory) };
}

function replyTo(turn: Turn, memory: Memory): ReplyOf {
  const { latest } = memory;
  const compose = (subjects: readonly string[]) => composeReply(subjects, memory, turn);
  if (latest.language) return { subject: 'language', text: languageReply(latest.language) };
  if (asksToBreathe(latest.text) && !careDueTo(latest)) return compose(['breathing']);
  // Words that touch death get a plain question or presence, and nothing that builds on them.
  const careOfWords = careDueTo(latest);
  const care = careOfWords ?? stayingDueTo(turn);
  // Whoever only says good night is told good night; 'maybe I won't get up again' is more than that.
  if (care && !(careOfWords === null && takesPlainLeave(latest))) {
    // What is asked of the talk or of the app gets its answer, and the question stands behind it.
    const asked = care === 'staying' ? answerBeside(turn, memory) : null;
    const cared = compose([care]);
    return asked === null ? cared : { ...cared, text: `${asked} ${cared.text}` };
  }
  // Ahead of everything that would be written: nothing here is said as somebody else.
  if (asksForVoice(turn.messages.at(-1)?.text ?? '')) return compose(['act-be-dead']);
  if (speaksToTheDead(turn, memory) && !isEnough(memory)) return compose(['act-be-dead']);
  if (latest.act === 'bye')
    return compose([asksForGoodNight(latest.text) ? 'want-good-night' : 'act-bye']);
  if (saysSorry.test(latest.text)) return compose(['act-apology']);
  // 'Can you not say sorry so much' is no question of what the app can do.
  const ofTheApp =
    !onlyTellsSurely(latest) && !asksForManner(latest.text) && askedOfTheApp(latest.text);
  if (ofTheApp && !asksOutright(latest.text)) return answerOfTheApp(turn, memory);
  const asked = topicsOfAsked(memory);
  if (asked?.isOfCompanion) return compose(asked.topics);
  if (isOnlyGreeting(memory)) {
    const greeting = compose(['act-hello']);
    return { ...greeting, text: withOwnName(greeting.text, latest) };
  }
  const wanted = wantedIn(memory);
  const isLimit = memory.isClosing || memory.asksForStyle;
  if (wanted?.isRequest && memory.newEvents.length === 0 && !isLimit) return compose(wanted.topics);
  const followed = isOfOther(memory) ? null : followDraft(memory);
  if (followed) return { subject: 'draft', text: followed };
  // What is chosen after the question which text is wanted is no question of its own.
  const isChoice = wasAskedWhichText(memory) && requestedWriting(latest.text) !== null;
  const chosen = isChoice ? draftFor(turn, memory) : null;
  if (chosen) return { subject: 'draft', text: chosen };
  // How to answer was said, and no text was asked for: 'keep it short, your replies are too long'.
  if (
    memory.asksForStyle &&
    !memory.writingBefore &&
    ((asksForManner(latest.text) && !asksOutright(latest.text)) ||
      (!namesText.test(latest.text) && (asksForPlainWords(latest.text) || !mayWantText(latest))))
  )
    return compose(subjectsOf(memory, turn));
  // 'They all look at me like when will he go' tells something, whatever stands on the shelf about it.
  const tells = onlyTellsSurely(latest);
  const found = tells ? null : findAnswers(memory, turn.country ?? null);
  // A question that the shelf surely answers is answered before anything else is made of its words.
  if (found && 'said' in found && found.isSure) return answerOf(found.said, memory, compose);
  if (asked) return compose(asked.topics);
  if (wanted && !wanted.isRequest && !(found && 'said' in found && wanted.isOfShelf)) {
    const reply = compose(subjectsOf(memory, turn));
    // It may be about one of these all the same.
    const below = found && ('offered' in found ? found.offered : 'said' in found && [found.said]);
    return below ? { ...reply, offered: below.map(nameOf) } : reply;
  }
  const isRecall =
    mayAsk(latest, ['recall']) &&
    (asksToRecall(latest) || isHeardAs(latest, 'recall')) &&
    !asksOutright(latest.text) &&
    memory.newEvents.length === 0;
  const mayRecall = !tells && mayAsk(latest, ['recall'], leastOfRecall);
  const told = isRecall || !mayRecall ? null : recallAsked(memory);
  if (told) return { subject: 'recall', text: told };
  // 'What should I say to my four-year-old' is a question, and no request for a text.
  const isAnswered =
    found &&
    !('beside' in found) &&
    latest.act === 'ask-info' &&
    (asksWhatToSay.test(latest.text) || !(asksOutright(latest.text) || asksForText(latest)));
  const asksHow = asksWhatToSay.test(latest.text) && !namesWriting.test(latest.text);
  const draft =
    latest.act === 'misread' || isRecall || isAnswered || asksHow || !mayBeText(memory)
      ? null
      : draftFor(turn, memory);
  if (draft) return { subject: 'draft', text: draft };
  if (
    !isRecall &&
    latest.act !== 'misread' &&
    !asksHow &&
    memory.statements.length > 0 &&
    mayWantText(latest)
  ) {
    return compose(['text-offered']);
  }
  if (latest.act === 'misread' && !isRecall)
    return compose([memory.isClosing ? 'act-not-talk-about-it' : 'act-misread']);
  const put = isRecall ? null : correctedFact(turn);
  if (put) return { subject: 'corrected', text: `Thank you for putting me right. ${put}` };
  if (memory.corrected) {
    const { right, wrong } = memory.corrected;
    const text = wrong
      ? `Thank you for putting me right. ${right}, not ${wrong}.`
      : `All right. I will say ${right}.`;
    return { subject: 'corrected', text };
  }
  if (isCorrection(latest) && !isRecall) {
    const right = correctionSaidBack(latest);
    if (right) return { subject: 'corrected', text: `Thank you for putting me right. ${right}` };
    const inTheirWords = correctionIn(latest);
    if (inTheirWords)
      return { subject: 'corrected', text: `Thank you for putting me right: “${inTheirWords}.”` };
  }
  const recalled =
    memory.newEvents.length > 0 || !mayRecall
      ? null
      : ((isRecall ? recalledFact(turn) : null) ?? recall(memory));
  if (recalled) return { subject: 'recall', text: recalled };
  if (found && 'said' in found) return answerOf(found.said, memory, compose);
  // Who tells of a loss and asks 'happy now?' is not offered something to read.
  const tellsOfLoss = memory.newEvents.some((event) => event === 'died' || event === 'suicide');
  if (found && 'offered' in found && !tellsOfLoss) {
    // 'Is that daft?' wants one sentence at once; what may be read about it stands below.
    const judged = asksWhetherAllRight(latest.text);
    const several = found.offered.length > 1 ? 'answers-offered' : 'answer-offered';
    return {
      ...compose(judged.length > 0 ? judged : [several]),
      offered: found.offered.map(nameOf),
    };
  }
  const part = found || !mayRecall ? null : askedOfWhatWasTold(memory);
  if (part) return { subject: 'recall', text: part };
  const reply = withWhoKnows(compose(subjectsOf(memory, turn)), memory);
  const below = found && answersBelow(found, latest);
  return below && !isPlainAct(reply.subject) ? { ...reply, offered: below.map(nameOf) } : reply;
}

/** Where no words ask for what was told before, the reader has to hear it. */
const leastOfRecall = 0.3;

/** 'I don't know that' helps more with the name of who does. */
function withWhoKnows(reply: ReplyOf, { latest, pastReplies }: Memory): ReplyOf {
  if (reply.subject !== 'not-on-the-shelf') return reply;
  const asked = latest.sentences.filter(({ isQuestion }) => isQuestion);
  const who = whoWouldKnow(asked.map(({ text }) => text).join(' ')) ?? whoWouldKnow(latest.text);
  if (!who || pastReplies.slice(0, 3).some((past) => past.includes(who))) return reply;
  return { ...reply, text: `I don't know that. ${who}` };
}

/** What is asked while danger is stayed with: a name that was told, or what becomes of these words. */
function answerBeside(turn: Turn, memory: Memory): string | null {
  if (askedOfTheApp(memory.latest.text)) return answerOfTheApp(turn, memory).text;
  return asksToRecall(memory.latest) && mayAsk(memory.latest, ['recall'], leastOfRecall)
    ? (recallAsked(memory) ?? recalledFact(turn) ?? recall(memory))
    : null;
}

/** 'Didn't mean to write all that', 'sorry for the essay'. */
const saysSorry =
  /^(?:(?:sorry|oh|god|ok|lol|well|haha)[, .!]+)*(?:I )?(?:didn't|did not) mean to (?:write|type|say|dump|tell|put|go on|unload)\b[^?]{0,24}$|^sorry (?:for|about) (?:the |this )?(?:rant|essay|long|novel|length|ramble)\w*[^?]{0,24}$/i;

const asksWhatToSay =
  /(?:^|[.!?,] )(?:so |and |but )?(?:what (?:should|do|can|could|would|are you (?:meant|supposed) to)|how (?:do|should|can|could|would|d'you)|how d'you)(?: (?:I|we|you|people))?(?: (?:even|actually|ever|meant to))? (?:say|tell|explain|put it to)\b/i;

/** What stands below a reply that does not answer: an answer that may help, or those that were asked for beside a loss that is told. */
function answersBelow(
  found: NonNullable<ReturnType<typeof findAnswers>>,
  latest: Message,
): readonly Answer[] | null {
  if ('beside' in found) return [found.beside];
  return 'offered' in found && (practicalIn(latest) ?? 0) >= surelyPractical ? found.offered : null;
}
const surelyPractical = 0.5;

/** An answer of the shelf. The same answer twice is no answer to the second question. */
const answerOf = (
  { id, text }: Answer,
  { pastReplies }: Memory,
  compose: (subjects: readonly string[]) => ReplyOf,
): ReplyOf =>
  pastReplies.includes(text)
    ? compose(['not-on-the-shelf'])
    : { subject: 'answer', text, answer: id };

/** What a text is asked for with. */
const namesWriting = {
  test: (text: string): boolean =>
    namesText.test(text) || /\b(?:write|wrote|draft|word it|words? for me|for me)\b/i.test(text),
};

const namesText =
  /\b(?:texts?|message|msg|e-?mail|letter|card|note|poem|reply|auto ?reply|speech|lines|caption|notice|obituary|post|verse|eulogy)\b/i;

/** A greeting or a goodbye, beside which nothing is offered. */
const isPlainAct = (subject: string) =>
  /^(?:act-|corrected|careful|checking|staying|denied|accompanied|reaching-out)/.test(subject);

const nameOf = ({ id, title }: Answer) => ({ id, title });
