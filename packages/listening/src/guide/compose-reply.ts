import type { ReplyNote, Turn } from '../engine.ts';
import { nameInReply } from './fill-line.ts';
import type { Memory } from './memory.ts';
import { namesTheLost } from './names-the-lost.ts';
import { personInMind } from './premises.ts';
import { asksOfLoss, questionOn } from './question-on.ts';
import { asksOn, mayAskHow, remarkOn } from './remark-on.ts';
import { seededRandom } from './seeded-random.ts';
import { sureness } from './sureness.ts';
import { fits, seedOf, usable } from './usable-lines.ts';

/** A reply, and what it answers. */
export type ReplyOf = Omit<ReplyNote, 'ways'> & { subject: string; text: string };

/** What was told for the first time may be met with a sentence of its own before the topic. */
const isLoss = (subject: string) => subject.startsWith('loss-');

/** Subjects that take up no particular thing of the message. */
const isGeneral = (subject: string) => /^(?:presence|long|chose-)/.test(subject);

/** What may stand after 'I am sorry': a topic, and nothing that is done with words. */
const mayFollowLoss = (subject: string) =>
  /^act-joy-/.test(subject) ||
  !/^(?:act-|app-|want-(?:say|distract|joke|story|ask|calm|sleep|good)|breathing|not-|style|denied|accompanied|reaching-out|answers?-offered|corrected|text-offered)/.test(
    subject,
  );

/** The first of the subjects that has something true to say which was not said lately, with a question where one is due. */
export function composeReply(subjects: readonly string[], memory: Memory, turn: Turn): ReplyOf {
  for (const isStrict of [true, false]) {
    for (const [at, subject] of subjects.entries()) {
      const reply = replyOn(subject, { next: subjects.slice(at + 1), isStrict }, memory, turn);
      if (reply) return reply;
    }
  }
  // Short enough to be said again.
  return { subject: 'presence', text: 'Go on.' };
}

type Options = { next: readonly string[]; isStrict: boolean };

function replyOn(
  subject: string,
  { next, isStrict }: Options,
  memory: Memory,
  turn: Turn,
): ReplyOf | null {
  const finish = (said: readonly string[], about: string): ReplyOf => {
    const ask = questionAfter(said, about, memory, turn);
    return { subject: about, text: [...said, ...(ask ? [ask] : [])].join(' ') };
  };
  if (isGeneral(subject)) {
    const met = metWithQuestion(memory, turn) ?? remarkOn(memory, turn)?.text;
    if (met && fits([met], memory, false)) return { subject: 'remark', text: met };
  }
  const [say] = usable(subject, 'say', memory, turn, isStrict);
  if (!say) return null;
  if (!isLoss(subject)) return finish([say], subject);
  const question =
    say.includes('?') || !namesTheLost(memory) ? null : questionOn(memory, turn, asksOfLoss);
  if (question && fits([say, question.text], memory, false))
    return { subject, text: `${say} ${withPronoun(question.text, memory)}` };
  const second = next.find((each) => !isLoss(each));
  const [more] =
    second && !isGeneral(second) && mayFollowLoss(second)
      ? usable(second, 'say', memory, turn, isStrict)
      : [];
  // Said by both, once is enough, and the topic is nearer to what was told.
  if (more && second && saysSorry.test(more)) return finish([more], second);
  if (more && second && fits([say, more], memory, isStrict)) return finish([say, more], second);
  return finish([say], subject);
}

/**
 * What was told, met with a question that fits it: after a word of one's own where the reader is sure of both, and otherwise alone. One that
 * does not fit takes more from the other than it adds, so that of two that are less sure only the surer one is said.
 */
function metWithQuestion(memory: Memory, turn: Turn): string | null {
  const question = questionOn(memory, turn);
  if (!question) return null;
  const remark = remarkOn(memory, turn);
  if (remark && remark.score > question.score && question.score < sureness.both) return null;
  const isSureOfBoth = remark !== null && remark.score >= sureness.both;
  const parts = isSureOfBoth ? [remark.text, question.text] : [question.text];
  return fits(parts, memory, false) ? parts.join(' ') : null;
}

/** 'I am sorry about Jean. What was she like?' */
function withPronoun(question: string, memory: Memory): string {
  const person = personInMind(memory);
  return person === null || person.pronoun === 'they'
    ? question
    : question.replace(`was ${nameInReply(person)}`, `was ${person.pronoun}`);
}

const saysSorry = /^I(?:'m| am) (?:so |very )?sorry\b/;

const tellsWhen =
  /\b(?:ago|yesterday|today|tonight|(?:last|this) \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)\b/iu;

function questionAfter(
  said: readonly string[],
  subject: string,
  memory: Memory,
  turn: Turn,
): string | null {
  const [lastReply = ''] = memory.pastReplies;
  if (memory.wantsNoQuestions || memory.wantsShort || memory.isClosing) return null;
  if (lastReply.includes('?') || said.some((text) => text.includes('?'))) return null;
  // What takes nothing up is followed by a question about what was told, or now and then by one that fits everything that weighs.
  const own = subject === 'presence' ? asksOn(memory, turn) : [];
  if (subject === 'presence' && own.length === 0 && !mayAskHow(memory)) return null;
  const isQuiet = turn.tone === 'calm' || turn.tone === 'soothing';
  const share = (isQuiet ? 0.6 : 0.9) / (subject === 'presence' && own.length === 0 ? 3 : 1);
  if (seededRandom(seedOf(memory, turn), 'ask') > share) return null;
  const asks = own.length > 0 ? own : usable(subject, 'ask', memory, turn, true);
  const isTold = tellsWhen.test(memory.latest.text);
  return (
    asks.find((ask) => !(isTold && /^When\b/.test(ask)) && fits([...said, ask], memory, true)) ??
    null
  );
}
