import type { Cues } from './cues.ts';
import type { EncoderScores, ReplyScores } from './encoder.ts';
import { type Intent, intents } from './intents.ts';
import { readerLabels } from './labels.ts';
import type { ModelHeader } from './model-file.ts';
import { type Purpose, purposes, type Wish, wishes } from './purposes.ts';
import { sigmoid, softmax } from './scores.ts';

type Label<Name extends 'event' | 'relation' | 'feeling' | 'denied'> =
  (typeof readerLabels)[Name][number];
export type LossEvent = Label<'event'>;
export type Kin = Label<'relation'>;
export type Feeling = Label<'feeling'>;

/** What a text is about, with how sure the reader is of each, from 0 to 1. */
export type About = {
  /** Topics of the guide, the surest first. */
  topics: readonly { id: string; score: number }[];
  /** Answers of the shelf that may be what was asked for, the likeliest first. */
  answers: readonly { id: string; score: number }[];
  /** What a good listener might say after it, the likeliest first. Not of a page, and only where it is read for a reply. */
  remarks: readonly { id: string; score: number }[];
  /** What a good listener might ask next, the likeliest first. Not of a page, and only where it is read for a reply. */
  questions: readonly { id: string; score: number }[];
  /** What the message is for, other than to tell something. Null: a page, of which that was not read. */
  purposes: Partial<Record<Purpose, number>> | null;
  /** What is wanted from the companion. Null: a page, of which that was not read. */
  wishes: Partial<Record<Wish, number>> | null;
  /** What it asks of the companion. Not of a page, and only where it is read for a reply. */
  intents: Partial<Record<Intent, number>>;
  /** How surely the writer blames themselves for something, from 0 to 1, also where it is told as a bare fact. 0: a page. */
  blame: number;
  /** What the text itself says to have happened. */
  events: Partial<Record<LossEvent, number>>;
  relations: Partial<Record<Kin, number>>;
  feelings: Partial<Record<Feeling, number>>;
  /** Feelings that the text denies. */
  denied: Partial<Record<Feeling, number>>;
};

export const nothingAbout: About = {
  topics: [],
  answers: [],
  remarks: [],
  questions: [],
  purposes: null,
  wishes: null,
  intents: {},
  blame: 0,
  events: {},
  relations: {},
  feelings: {},
  denied: {},
};

/** Below this nobody uses a score. Of the answers three may be offered together, so less will do. */
const [leastScore, leastScoreOfAnswer, leastScoreOfRemark] = [0.2, 0.04, 0.1];
const [leastScoreOfQuestion, leastScoreOfWish, leastScoreOfIntent] = [0.05, 0.1, 0.03];

/** What all windows of a text are about: the highest score of each label. Cues and replies are asked for only where the text is no page. */
export function aboutOf(
  windows: readonly EncoderScores[],
  labels: ModelHeader['labels'],
  cuesOf: () => ReturnType<Cues>,
  repliesOf: () => readonly ReplyScores[],
): About {
  const isPage = windows.length > mostWindowsOfRemark;
  const cues = isPage ? null : cuesOf();
  const replies = isPage ? [] : repliesOf();
  return {
    topics: highestShares(windows, 'topic', labels.topic, leastScore),
    answers: highestShares(windows, 'answer', labels.answer, leastScoreOfAnswer),
    remarks:
      cues && replies.length > 0
        ? surestFirst(withCues(replies, 'remark', labels.remark, cues, leastScoreOfRemark))
        : [],
    questions:
      cues && replies.length > 0
        ? surestFirst(withCues(replies, 'question', labels.question, cues, leastScoreOfQuestion))
        : [],
    purposes: cues ? byLabel(withCues(windows, 'purpose', purposes, cues, leastScore)) : null,
    wishes: isPage ? null : wishesOf(windows),
    intents: intentsOf(replies),
    blame: isPage ? 0 : sigmoid(Math.max(...windows.map(({ blame }) => blame[0] ?? -10))),
    events: highest(windows, 'event'),
    relations: highest(windows, 'relation'),
    feelings: highest(windows, 'feeling'),
    denied: highest(windows, 'denied'),
  };
}

/** What stands in a page is too much for one remark, one question or one purpose. */
const mostWindowsOfRemark = 2;

/** What the encoder hears and what the words speak for, weighed alike. Each alone is wrong more often. */
const withCues = <Head extends string>(
  windows: readonly Record<Head, Float32Array>[],
  head: Head,
  labels: readonly string[],
  cues: ReturnType<Cues>,
  least: number,
): { id: string; score: number }[] =>
  labels
    .map((id, at) => {
      const heard = Math.max(...windows.map((window) => window[head][at] ?? -10));
      return { id, score: sigmoid((heard + (cues.get(id) ?? -10)) / 2) };
    })
    .filter(({ score }) => score >= least);

/** By the encoder alone: the words beside it named none better. */
const wishesOf = (windows: readonly EncoderScores[]): Partial<Record<Wish, number>> =>
  byLabel(
    wishes
      .map((id, at) => ({
        id,
        score: sigmoid(Math.max(...windows.map((window) => window.wish[at] ?? -10))),
      }))
      .filter(({ score }) => score >= leastScoreOfWish),
  );

/** By the encoder alone. Each is a question of its own, so that a message may ask two things. */
const intentsOf = (replies: readonly ReplyScores[]): Partial<Record<Intent, number>> =>
  byLabel(
    intents
      .map((id, at) => ({
        id,
        score: sigmoid(Math.max(-10, ...replies.map((reply) => reply.intent[at] ?? -10))),
      }))
      .filter(({ score }) => score >= leastScoreOfIntent),
  );

const byLabel = (found: readonly { id: string; score: number }[]): Record<string, number> =>
  Object.fromEntries(found.map(({ id, score }) => [id, score]));

function highest<Name extends 'event' | 'relation' | 'feeling' | 'denied'>(
  windows: readonly EncoderScores[],
  head: Name,
): Partial<Record<Label<Name>, number>> {
  const found: Partial<Record<string, number>> = {};
  for (const [at, label] of readerLabels[head].entries()) {
    const score = sigmoid(Math.max(...windows.map((window) => window[head][at] ?? -10)));
    if (score >= leastScore) found[label] = score;
  }
  return found as Partial<Record<Label<Name>, number>>;
}

/** The labels that any window is about, 'none' left out, the surest first. */
function highestShares(
  windows: readonly EncoderScores[],
  head: 'topic' | 'answer',
  labels: readonly string[],
  least: number,
): { id: string; score: number }[] {
  const best = new Map<string, number>();
  for (const window of windows) {
    for (const [at, share] of softmax(window[head]).entries()) {
      const id = labels[at];
      if (at === 0 || !id || share < least) continue;
      best.set(id, Math.max(share, best.get(id) ?? 0));
    }
  }
  return surestFirst([...best].map(([id, score]) => ({ id, score })));
}

const surestFirst = (found: { id: string; score: number }[]) =>
  found.sort((one, other) => other.score - one.score);
