import type { Turn } from '../engine.ts';
import { linesOf } from './lines.ts';
import type { Memory } from './memory.ts';
import { wouldHurt } from './question-harm.ts';
import { mayAsk } from './question-words.ts';
import { onlyTells } from './remark-on.ts';
import { mayRemark } from './remark-words.ts';
import { blamesSelf } from './self-blame.ts';
import { sureness } from './sureness.ts';
import { applyTone } from './tone.ts';
import { usable } from './usable-lines.ts';
import { escaped, speaksOfWhoIsMeant } from './who-is-meant.ts';

/** A question about what was told, and how sure the reader is of it, from 0 to 1. */
export type Question = { text: string; score: number };

/**
 * What the reader thinks that a good listener would ask next. A question that fits shows better than anything said back that
 * something was heard; one that does not fit shows the contrary, so that it is asked only from some likelihood on.
 */
export function questionOn(
  memory: Memory,
  turn: Turn,
  isAllowed: (id: string) => boolean = () => true,
): Question | null {
  const { latest, pastReplies } = memory;
  if (!onlyTells(latest) || !mayBeAsked(memory)) return null;
  if ((latest.reading?.level ?? 0) > 0 || blamesSelf(latest)) return null;
  if (isMetLightly(memory)) return null;
  const asked = pastReplies.slice(0, 2).filter((reply) => reply.includes('?')).length;
  for (const { id, score } of latest.reading?.about.questions.slice(0, likeliest) ?? []) {
    if (score < leastAfter(asked)) break;
    if (!isAllowed(id) || score < (leastOf[id] ?? 0)) continue;
    if (!mayAsk({ id, score }, latest.text) || wouldHurt(id, memory)) continue;
    if (!isAboutWhoIsMeant(id, memory)) continue;
    if (pastReplies.some((reply) => isAskedIn(reply, id, turn.tone))) continue;
    const [text] = usable(`question-${id}`, 'ask', memory, turn, true);
    if (text) return { text, score };
  }
  return null;
}

/** How sure it has to be after so many replies in a row that asked. */
const leastAfter = (asked: number): number =>
  [sureness.question, sureness.questionAgain][asked] ?? sureness.questionOnceMore;

/** Whom the question names must be spoken of in the message, unless it asks what they would have said to it. */
function isAboutWhoIsMeant(id: string, memory: Memory): boolean {
  const isOfSomebody = linesOf(`question-${id}`).some(({ text }) => text.includes('{'));
  return !isOfSomebody || /^would-/.test(id) || speaksOfWhoIsMeant(memory);
}

/**
 * Where the reader was less sure of these, they were beside the point most often: of the messages of talks that were kept apart, a question that it names
 * first between 0.2 and 0.3 is among the labels in 38 of 100, and these in 20.
 */
const leastOf: Readonly<Record<string, number>> = {
  ...{ 'talk-each': 0.35, 'what-with-it': 0.35, 'who-knows': 0.45, noticed: 0.3, worries: 0.3 },
  ...{ 'say-back': 0.45, 'found-out': 0.5, nights: 0.4, 'wanted-say': 0.4, 'words-again': 0.45 },
  ...{ afterwards: 0.3, 'what-in-it': 0.3, 'where-now': 0.25, hardest: 0.25, 'how-often': 0.25 },
  ...{ 'what-like': 0.25, 'more-of': 0.25, 'how-long-ago': 0.5 },
};

/** What may be asked right after 'I am sorry': about the one who was lost, and how it came. */
export const asksOfLoss = (id: string): boolean => ofLoss.has(id);
const ofLoss: ReadonlySet<string> = new Set([
  ...['what-like', 'pet-like', 'others-how', 'found-out', 'expected', 'who-with'],
  ...['how-long-ago', 'hardest', 'more-of'],
]);

/** One of its wordings was used before. */
const isAskedIn = (reply: string, id: string, tone: Turn['tone']): boolean =>
  reply.includes('?') &&
  linesOf(`question-${id}`).some(({ text }) => formOf(applyTone(text, tone)).test(reply));

/** A line as it may stand at the end of a reply, whoever its slots name. */
const formOf = (text: string): RegExp =>
  new RegExp(
    `${text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('(?!that\\b)[^?]{1,40}')}$`,
  );

/** A joke or a glad thing is enjoyed, and not asked about. */
const isMetLightly = ({ latest }: Memory): boolean =>
  latest.reading?.about.remarks
    .slice(0, 1)
    .some((each) => /^(?:wry|glad|laughed|pride)$/.test(each.id) && mayRemark(each, latest.text)) ??
  false;

/** Nothing in the talk speaks against a question. */
const mayBeAsked = ({ wantsNoQuestions, wantsShort, isClosing }: Memory): boolean =>
  !wantsNoQuestions && !wantsShort && !isClosing;

const likeliest = 4;
