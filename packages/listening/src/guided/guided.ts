/**
 * Guided writing: a state machine over the messages of a conversation. Messages in, one question or the end out. The
 * questions are fixed, no word of the person is interpreted, and the entry is the person's answers as they stand.
 */
import {
  type GuidedQuestion,
  type GuidedTopic,
  guidedQuestions,
  guidedTopics,
} from './questions.ts';
import { endings, openings, received, skipped } from './sentences.ts';
import {
  type GuidedMark,
  type GuidedMessage,
  type GuidedSession,
  guidedSession,
} from './session.ts';
import { toldBy } from './told.ts';

export type GuidedReply = { text: string; guided: GuidedMark };

/** What the app says after the newest message, which is the person's. Null where no guided writing goes on. */
export function guidedReply(messages: readonly GuidedMessage[], now: Date): GuidedReply | null {
  const session = guidedSession(messages);
  const step = messages.at(-1)?.guided?.step;
  if (!session?.isOpen || !step) return null;
  if (step === 'enough' || step === 'talk') return end(session, step);
  const question = nextQuestion(session, now);
  if (!question) return end(session, 'done');
  return {
    text: `${before(session, step)}\n\n${question.text}`,
    guided: { step: 'question', question: question.id },
  };
}

/** The next question whose topic was not asked and is not told yet. On the next day its wording is another one. */
function nextQuestion({ page, answers, asked }: GuidedSession, now: Date): GuidedQuestion | null {
  const told = toldBy([page, ...answers]);
  const isDone = new Set<GuidedTopic>(told.topics);
  // Whoever brings a page has begun already.
  if (page !== '') isDone.add('open');
  for (const { id, topic } of guidedQuestions) if (asked.includes(id)) isDone.add(topic);
  const topic = guidedTopics.find((one) => !isDone.has(one));
  const without = told.namesDeath ? 'no-loss' : 'loss';
  const fitting = guidedQuestions.filter((one) => one.topic === topic && one.when !== without);
  return fitting[dayNumber(now) % fitting.length] ?? null;
}

/** Days since 1970 where the person is. */
const dayNumber = (now: Date) =>
  Math.round(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000);

function before(session: GuidedSession, step: GuidedMark['step']): string {
  const { page, answers, asked } = session;
  if (step === 'start') {
    return page === '' ? openings.empty : `${readPage(session)}\n\n${openings.page}`;
  }
  const sentences = step === 'skip' ? skipped : received;
  const turn = step === 'skip' ? asked.length : answers.length - 1;
  return sentences[Math.max(0, turn) % sentences.length] ?? '';
}

function end({ answers }: GuidedSession, how: keyof typeof endings): GuidedReply {
  const [withWords, without] = endings[how];
  return answers.length > 0
    ? { text: withWords, guided: { step: 'entry' } }
    : { text: without, guided: { step: 'over' } };
}

/** The most characters of a first sentence that is quoted. */
const longestQuote = 160;

/** Only what is true of what was read: a page that was cut was read in part, and a question is not asked back. */
function readPage({ page, isCut }: GuidedSession): string {
  const what = isCut ? openings.readStart : openings.readAll;
  const first = page.match(/^([^\n.!?…]+(?:\.(?=\s|$)|(?=\n|$)))/)?.[1] ?? '';
  const isQuotable = /\s/.test(first) && first.length <= longestQuote;
  return isQuotable ? `${what} It begins: “${first}”` : what;
}
