import type { Line } from './lines.ts';

/** What a head learns from a line, and how much it counts. */
type Target = { label: string; weight: number };

/** Acts that are a topic of their own: a line with this act is about nothing else. */
const topicOfAct: Readonly<Record<string, string>> = {
  hello: 'act-hello',
  bye: 'act-bye',
  thanks: 'act-thanks',
  little: 'act-little',
  hostile: 'act-hostile',
  misread: 'act-misread',
  'be-dead': 'act-be-dead',
  smalltalk: 'act-smalltalk',
  correct: 'act-correction',
  'ask-letter': 'act-ask-letter',
  'ask-poem': 'act-ask-poem',
  'ask-text': 'act-ask-reflection',
  'ask-recall': 'act-ask-recall',
};

const none: Target = { label: 'none', weight: 1 };

/**
 * Which topic a line is about, as far as its labels say. A line that only tells something may be about any topic, so it
 * counts as 'none' with a small weight: the topics fire on what they were taught and stay silent on most of the rest.
 */
export function topicTarget({ level, act, language }: Line): Target | null {
  if (language !== 'en') return null;
  const own = topicOfAct[act];
  if (own && level === 0) return { label: own, weight: 0.5 };
  if (level >= 2 || ['remember', 'letter', 'poem', 'reflect'].includes(act)) return none;
  if (act === 'tell') return { label: 'none', weight: 0.12 };
  return null;
}

/** A line that asks for no information wants no answer of the shelf. Which one a question wants is not known. */
export function answerTarget({ act, language }: Line): Target | null {
  return language !== 'en' || act === 'ask-info' ? null : none;
}

type LabelledHead =
  | ('level' | 'kind' | 'whose' | 'act')
  | ('event' | 'relation' | 'feeling' | 'denied');

/**
 * Which labels the writer of a file gave. Most blind rounds were labelled by their families alone: that no loss, no feeling and
 * no act stands there says nothing of them, and may teach nothing.
 */
export function labelledHeads(file: readonly Line[]): LabelledHead[] {
  const tellsOfLosses = file.some(({ happened }) => happened.length > 0);
  const tellsOfFeelings = file.some(({ feelings }) => feelings.length > 0);
  return [
    ...(['level', 'kind', 'whose'] as const),
    ...(tellsOfLosses || tellsOfFeelings || file.some(({ act }) => act !== 'tell')
      ? (['act'] as const)
      : []),
    ...(tellsOfLosses ? (['event', 'relation'] as const) : []),
    ...(tellsOfFeelings ? (['feeling', 'denied'] as const) : []),
  ];
}

const acts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(topicOfAct).map(([act, topic]) => [topic, act])),
  'act-joy-small': 'joy',
  'good-day': 'joy',
  'laughed-first-time': 'joy',
  'something-to-look-forward-to': 'joy',
  'act-who-are-you': 'ask-me',
  'act-who-reads-this': 'ask-me',
  'act-do-you-love-me': 'ask-me',
  'act-story-check': 'ask-me',
  'act-wants-human': 'ask-me',
};

/** Topics whose messages are often questions: what the person does with them is not told by the topic. */
const mixed = new Set([
  'is-this-normal',
  'does-it-get-better',
  'act-general-knowledge',
  'act-ask-advice',
  'small-step-today',
]);

/** The act of the messages of a topic, or null where it varies. */
export const actOfTopic = (topic: string): string | null =>
  acts[topic] ?? (mixed.has(topic) || topic.startsWith('act-') ? null : 'tell');

/** Topics whose messages may deserve a card or a plain question: they teach nothing of danger. The others are free of it. */
export const mayTouchDanger: ReadonlySet<string> = new Set([
  'what-is-the-point',
  'guilt-about-being-alive',
  'died-by-suicide-of-someone',
  'died-by-overdose-or-drink',
  'drinking-a-bit-more',
  'panic-feeling',
  'act-hostile',
  'act-wants-human',
]);
