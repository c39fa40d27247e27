import type { ReplyNote, Turn } from '../engine.ts';
import { openingOf } from './check-reply.ts';
import { nameInReply } from './fill-line.ts';
import { inTheirWords } from './in-their-words.ts';
import { topicOfReply } from './lines.ts';
import type { Memory } from './memory.ts';
import { deathIn, endIn } from './plain-deaths.ts';
import { personInMind } from './premises.ts';
import { asksOfLoss, questionOn } from './question-on.ts';
import { asksOn, mayAskHow, remarkOn } from './remark-on.ts';
import { saidBack, saidBackWithBefore } from './say-back.ts';
import { fragmentSaidBack } from './say-back-fragment.ts';
import { givesName, mayBeAskedAbout } from './say-back-weight.ts';
import { seededRandom } from './seeded-random.ts';
import { sureness } from './sureness.ts';
import { wordsOf } from './text.ts';
import { fits, seedOf, usable } from './usable-lines.ts';

/** A reply, and what it answers. */
export type ReplyOf = Omit<ReplyNote, 'ways'> & { subject: string; text: string };

/** What was told for the first time may be met with a sentence of its own before the topic. */
const isLoss = (subject: string) => subject.startsWith('loss-');

/** Subjects that take up no particular thing of the message. */
const isGeneral = (subject: string) => /^(?:presence|long|chose-)/.test(subject);

/** Before or after the lines of these, a sentence of the message may be said back. */
const mayBeSaidBackWith = (subject: string) =>
  /^act-joy-/.test(subject) ||
  !/^(?:act-|app-|want-(?:say|distract|joke|story|ask|calm|sleep|good)|breathing|not-|style|denied|accompanied|reaching-out|answers?-offered|corrected|text-offered)/.test(
    subject,
  );

/** The first of the subjects that has something true to say which was not said lately, with a question where one is due. */
export function composeReply(subjects: readonly string[], memory: Memory, turn: Turn): ReplyOf {
  const echo = subjects.some(mayBeSaidBackWith) && !memory.wantsNoEcho ? echoOf(memory) : null;
  for (const isStrict of [true, false]) {
    for (const [at, subject] of subjects.entries()) {
      const reply = replyOn(
        subject,
        { next: subjects.slice(at + 1), echo, isStrict },
        memory,
        turn,
      );
      if (reply) return reply;
    }
  }
  // Short enough to be said again.
  return { subject: 'presence', text: 'Go on.' };
}

type Options = { next: readonly string[]; echo: Echo | null; isStrict: boolean };
/** What is said back, and the same with the sentence before it. */
type Echo = { alone: string; whole: string };

function replyOn(
  subject: string,
  { next, echo, isStrict }: Options,
  memory: Memory,
  turn: Turn,
): ReplyOf | null {
  const finish = (said: readonly string[], about: string): ReplyOf => {
    const ask = questionAfter(said, about, memory, turn);
    return { subject: about, text: [...said, ...(ask ? [ask] : [])].join(' ') };
  };
  if (isGeneral(subject)) {
    const met = metWithQuestion(echo, memory, turn);
    if (met) return { subject: 'said-back', text: met };
    // Beside a word of one's own what was told is only a repetition. After a name there is nothing to add: 'Her name was Ruth.'
    const remark = echo && isNameAlone(echo) ? null : remarkOn(memory, turn);
    if (remark && fits([remark.text], memory, false)) return finish([remark.text], 'said-back');
  }
  if (isGeneral(subject) && subject !== 'long') {
    if (echo) return finish([echo.whole], 'said-back');
    const quoted = memory.wantsNoEcho ? null : inTheirWords(memory);
    if (quoted && fits([quoted], memory, isStrict)) return finish([quoted], 'said-back');
  }
  const quoted = subject === 'long' && !echo && !memory.wantsNoEcho ? inTheirWords(memory) : null;
  const [say] = usable(subject, 'say', memory, turn, isStrict);
  if (!say) return null;
  if (quoted && fits([say, quoted], memory, isStrict)) return finish([say, quoted], subject);
  if (isLoss(subject)) {
    const question = say.includes('?') ? null : questionOn(memory, turn, asksOfLoss);
    if (question && fits([say, question.text], memory, false))
      return { subject, text: `${say} ${withPronoun(question.text, memory)}` };
    // 'I am sorry' has taken it up: the same sentence is not said again.
    const adds = echo && !tellsAnew(echo.alone) ? echo.alone : null;
    if (adds && fits([say, adds], memory, isStrict)) return finish([say, adds], 'said-back');
    const second = next.find((each) => !isLoss(each));
    const [more] =
      second && !isGeneral(second) && mayBeSaidBackWith(second)
        ? usable(second, 'say', memory, turn, isStrict)
        : [];
    // Said by both, once is enough, and the topic is nearer to what was told.
    if (more && second && saysSorry.test(more)) return finish([more], second);
    if (more && second && fits([say, more], memory, isStrict)) return finish([say, more], second);
    return finish([say], subject);
  }
  if (!echo || !mayBeSaidBackWith(subject)) return finish([say], subject);
  const both = subject === 'long' ? [say, echo.alone] : [echo.alone, say];
  const isShort = wordsOf(both.join(' ')).length <= mostWordsTogether;
  return finish(isShort && fits(both, memory, isStrict) ? both : [say], subject);
}

/**
 * What was told, met with a question that fits it: after a word of one's own where the reader is sure of both, and otherwise alone. Beside
 * either what was told is only a repetition. One that does not fit takes more from the other than it adds, so that of two that are less sure
 * only the surer one is said.
 */
function metWithQuestion(echo: Echo | null, memory: Memory, turn: Turn): string | null {
  const question = questionOn(memory, turn);
  if (!question) return null;
  const remark = remarkOn(memory, turn);
  if (remark && remark.score > question.score && question.score < sureness.both) return null;
  // After a name there is nothing to add but the question: 'Her name was Ruth. What was she like?'
  const name = echo !== null && isNameAlone(echo) ? echo.alone : null;
  const before = name ?? (remark && remark.score >= sureness.both ? remark.text : null);
  const parts = [...(before ? [before] : []), question.text];
  return fits(parts, memory, false) ? parts.join(' ') : null;
}

/** 'I am sorry about Jean. What was she like?' */
function withPronoun(question: string, memory: Memory): string {
  const person = personInMind(memory);
  return person === null || person.pronoun === 'they'
    ? question
    : question.replace(`was ${nameInReply(person)}`, `was ${person.pronoun}`);
}

const isNameAlone = ({ alone }: Echo): boolean => givesName.test(alone.replace(/\.$/, ''));

/** Not a name, and nothing in quotation marks. */
const isOfDeeds = (saidBack = ''): boolean =>
  !givesName.test(saidBack.replace(/\.$/, '')) && !/^[“"]/.test(saidBack);
const saysSorry = /^I(?:'m| am) (?:so |very )?sorry\b/;
const tellsAnew = (echo: string): boolean =>
  tellsOfLoss.test(echo) || deathIn(echo) !== null || endIn(echo) !== null;
const tellsOfLoss = /\b(?:passed|expired|lost|gone|put (?:down|to sleep)|left you|broke up)\b/i;
const mostWordsTogether = 42;

/** What is said back, unless it was said lately or the last reply began like it. */
function echoOf(memory: Memory): Echo | null {
  const [last = ''] = memory.pastReplies;
  const mayBeSaid = (text: string | null): text is string =>
    text !== null && openingOf(text) !== openingOf(last) && fits([text], memory, false);
  const [alone, both] = [
    saidBack(memory) ?? fragmentSaidBack(memory),
    saidBackWithBefore(memory),
  ].map((text) => (mayBeSaid(text ?? null) ? text : null));
  const whole = both ?? alone;
  return whole ? { alone: alone ?? whole, whole } : null;
}

const tellsWhen =
  /\b(?:ago|yesterday|today|tonight|(?:last|this) \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december|(?:19|20)\d\d)\b/iu;

function questionAfter(
  said: readonly string[],
  subject: string,
  memory: Memory,
  turn: Turn,
): string | null {
  const [lastReply = ''] = memory.pastReplies;
  const shareOfTone = turn.tone === 'calm' || turn.tone === 'soothing' ? 0.6 : 0.9;
  // After a word of one's own a question is too much.
  const isAlone = said.length === 1 && !topicOfReply(said[0] ?? '')?.startsWith('remark-');
  const own = subject === 'said-back' && isAlone ? asksOn(memory, turn) : [];
  // A sentence that is only said back is taken for a parrot's: a question shows that it was heard.
  const isBare = subject === 'said-back' && isAlone && isOfDeeds(said[0]) && mayAskHow(memory);
  const share =
    subject === 'said-back' && own.length === 0 && !isBare ? shareOfTone / 2 : shareOfTone;
  if (subject === 'said-back' && own.length === 0 && !isBare && !said.some(mayBeAskedAbout))
    return null;
  if (memory.wantsNoQuestions || memory.wantsShort || memory.isClosing) return null;
  if (lastReply.includes('?') || said.some((text) => text.includes('?'))) return null;
  if (seededRandom(seedOf(memory, turn), 'ask') > share) return null;
  const asks = own.length > 0 ? own : usable(subject, 'ask', memory, turn, true);
  const isTold = tellsWhen.test(memory.latest.text);
  return (
    asks.find((ask) => !(isTold && /^When\b/.test(ask)) && fits([...said, ask], memory, true)) ??
    null
  );
}
