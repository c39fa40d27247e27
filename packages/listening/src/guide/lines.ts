import { readTsv } from '@mooring/contract/tsv';
import table from '../words/replies.tsv?raw';
import { createTextCache } from './text-cache.ts';

/** Something the guide may say. It is true only if everything in `requires` was said. */
export type Line = {
  topic: string;
  kind: 'say' | 'ask';
  requires: readonly string[];
  text: string;
};

type Column = 'topic' | 'kind' | 'requires' | 'text';

export const allLines: readonly Line[] = readTsv<Column>(table).map(
  ({ topic, kind, requires, text }) => ({
    topic,
    kind: kind === 'ask' ? 'ask' : 'say',
    requires: requires === '-' ? [] : requires.split('&'),
    text,
  }),
);

const byTopic = new Map<string, Line[]>();
for (const line of allLines) byTopic.set(line.topic, [...(byTopic.get(line.topic) ?? []), line]);

export const linesOf = (topic: string): readonly Line[] => byTopic.get(topic) ?? [];

/** The topic whose line a reply begins with, or null. Slots match whatever stands in them. */
export function topicOfReply(reply: string): string | null {
  const known = topicsByReply.get(reply);
  if (known !== undefined) return known;
  const plain = plainForm(reply);
  // What was put right may have been said before the line.
  const afterFirst = plain.replace(/^[^.]*\.\s+/, '');
  const begins = (text: string) => allLines.find((line) => patternOf(line).test(text))?.topic;
  const topic = begins(plain) ?? begins(afterFirst) ?? null;
  if (topicsByReply.size >= mostCached) topicsByReply.clear();
  topicsByReply.set(reply, topic);
  return topic;
}

/** Every turn asks again for the same few replies. */
const topicsByReply = createTextCache<string | null>();
const mostCached = 200;

const patterns = new Map<Line, RegExp>();

function patternOf(line: Line): RegExp {
  const known = patterns.get(line);
  if (known) return known;
  const source = plainForm(line.text)
    .replace(/[.*+?^$()|[\]\\]/g, '\\$&')
    .replace(/\{\w+\}/g, '.{1,40}?');
  const pattern = new RegExp(`^${source}`, 'i');
  patterns.set(line, pattern);
  return pattern;
}

/** Without the contractions that a tone may have made. */
const plainForm = (text: string): string =>
  text
    .replace(/n't\b/g, ' not')
    .replace(/\bca not\b/g, 'cannot')
    .replace(/\bwo not\b/g, 'will not')
    .replace(/\b(that|it|there|what)'s\b/gi, '$1 is')
    .replace(/\b(you|they)'re\b/gi, '$1 are')
    .replace(/\bI'm\b/g, 'I am')
    .replace(/\bI've\b/g, 'I have')
    .replace(/\bI'd\b/g, 'I would');
