import { join } from 'node:path';
import { type Intent, intents } from '../src/reader/intents.ts';
import { purposes, wishes } from '../src/reader/purposes.ts';
import { practicalLines, readIntents } from './read-intents.ts';
import { readPurposes, readWishes } from './read-purposes.ts';
import { type FittedLine, labelsOf, readFitted } from './read-remarks.ts';
import { dangerLines, readTalks, riskOf } from './read-risks.ts';

const folder = (name: string) => join(import.meta.dirname, name);

/** The messages that remarks and questions are learned from. */
export const lines = {
  remark: readFitted(folder('remarks'), 'remarks'),
  question: readFitted(folder('questions'), 'questions'),
};
const talkLines = readTalks(join(folder('talks'), 'labelled.tsv'));
/** The messages of which is known what they ask. */
export const intentLines = [
  ...readIntents(folder('intents')),
  ...practicalLines(folder('answers')),
  ...talkLines,
];
/** The messages of which is known whether somebody may be in danger. */
export const riskLines = [...dangerLines(folder('lines')), ...talkLines.flatMap(riskOf)];

/** What the heads stand for, in the order of their outputs. */
export const labels: Record<ReplyHead, string[]> = {
  remark: labelsOf(lines.remark),
  question: labelsOf(lines.question),
  intent: [...intents],
  risk: ['danger'],
  purpose: [...purposes],
  wish: [...wishes],
};
/** The last three only help to learn: the unchanged encoder reads them. */
export type ReplyHead = 'remark' | 'question' | 'intent' | 'risk' | 'purpose' | 'wish';

type Fit = { fits: number[]; unfit: number[] | null };
type Example = Record<ReplyHead, Fit | null> & {
  pieces: number[];
  isKept: boolean;
  isOfTalk: boolean;
};

/** Each message once, with the places of what fits it; null where nobody has said. `piecesOf`: cuts a text as the model does. */
export function replyExamples(piecesOf: (text: string) => number[]): Example[] {
  const byText = new Map<string, Example>();
  const none = {
    remark: null,
    question: null,
    intent: null,
    risk: null,
    purpose: null,
    wish: null,
  };
  const add = (head: ReplyHead, { text, fits, unfit, isKept, isOfTalk }: FittedLine) => {
    const places = (ids: readonly string[]) =>
      ids.map((id) => labels[head].indexOf(id)).filter((at) => at >= 0);
    const example = byText.get(text) ?? { pieces: piecesOf(text), isKept, isOfTalk, ...none };
    byText.set(text, { ...example, [head]: { fits: places(fits), unfit: unfit && places(unfit) } });
  };
  for (const line of lines.remark) add('remark', line);
  for (const line of lines.question) add('question', line);
  for (const line of shortLines()) add(line.head, { ...line, unfit: null, isOfTalk: false });
  for (const { isDanger, ...line } of riskLines)
    add('risk', { ...line, fits: isDanger ? ['danger'] : [], unfit: null, isOfTalk: false });
  // What a reader labelled is surer than what only seems to tell.
  for (const { intent, ...line } of [...tellingLines(), ...intentLines])
    add('intent', { ...line, fits: [intent], unfit: null, isOfTalk: true });
  return [...byText.values()];
}

/** What a message is for, and what it wants. Whoever only tells wants nothing. */
function shortLines() {
  const ofPurpose = readPurposes(folder('purposes'));
  return [
    ...ofPurpose.map((line) => ({ ...line, head: 'purpose' as const, fits: [line.purpose] })),
    ...readWishes(folder('wishes')).map((line) => ({
      ...line,
      head: 'wish' as const,
      fits: line.wish ? [line.wish] : [],
    })),
    ...ofPurpose
      .filter(({ purpose }) => purpose === 'tell')
      .map((line) => ({ ...line, head: 'wish' as const, fits: [] })),
  ];
}

/** Judged messages without a question and without a word to the companion tell. Without them every message would seem to ask. */
export const tellingLines = () => lines.remark.flatMap(onlyTelling);
const onlyTelling = ({ text, isKept, unfit }: FittedLine) =>
  unfit && !text.includes('?') && !toTheCompanion.test(text)
    ? [{ text, isKept, intent: 'tells' as Intent }]
    : [];
const toTheCompanion =
  /\b(?:thanks?|bye|hello|hi|good (?:night|evening|morning)|please|sorry|you)\b/i;
