import { readTsv } from '@mooring/contract/tsv';
import table from './helplines.tsv?raw';

const topics = [
  'crisis',
  'abuse',
  'sexual',
  'child',
  'poison',
  'eating',
  'drink',
  'postpartum',
  'after-suicide',
] as const;
export type HelplineTopic = (typeof topics)[number];

/** One way to reach a helpline. `shown` is what a person reads, `number` what is dialled; `word` is the word to send. */
export type ContactWay =
  | { how: 'call'; shown: string; number: string }
  | { how: 'text'; shown: string; number: string; word?: string }
  | { how: 'chat'; url: string };

/** A row of the table. `verifiedAt` is yyyy-MM-dd. */
export type Helpline = {
  /** ISO 3166. */
  country: string;
  topic: HelplineTopic;
  name: string;
  ways: readonly ContactWay[];
  hours: string;
  languages: string;
  source: string;
  verifiedAt: string;
};

/** The day the current version was released, yyyy-MM-dd. Every row must have been verified within 180 days of it. */
export const releasedAt = '2026-11-22';

type Column = 'country' | 'topic' | 'name' | 'ways' | 'hours' | 'languages' | 'source' | 'verified';

/** The whole table, in its order: by country, most useful first. */
export const helplines: readonly Helpline[] = readTsv<Column>(table).map(
  ({ topic, ways, verified, ...row }) => ({
    ...row,
    topic: topicOf(topic),
    ways: ways.split('; ').map(wayOf),
    verifiedAt: verified,
  }),
);

function topicOf(word: string): HelplineTopic {
  const topic = topics.find((each) => each === word);
  if (!topic) throw new Error(`The table of helplines names no topic ${word}.`);
  return topic;
}

function wayOf(way: string): ContactWay {
  const [, how = '', rest = ''] = /^(call|text|chat) (.+)$/.exec(way) ?? [];
  if (how === 'chat') return { how, url: rest };
  const [, shown = '', number = shown, word] =
    /^([\d -]+?)(?: = (\+?\d+))?(?: \((\w+)\))?$/.exec(rest) ?? [];
  if (how === 'call') return { how, shown, number };
  if (how === 'text') return { how, shown, number, ...(word ? { word } : {}) };
  throw new Error(`The table of helplines names no way ${way}.`);
}

/** Directories of helplines for every country. */
export const directories = [
  {
    name: 'Find A Helpline',
    href: 'https://findahelpline.com',
    text: 'Free lines by country and topic: call, text or chat.',
  },
  {
    name: 'Befrienders Worldwide',
    href: 'https://www.befrienders.org',
    text: 'Volunteers who listen, in many languages.',
  },
  {
    name: 'International Association for Suicide Prevention',
    href: 'https://www.iasp.info/crisis-centres-helplines/',
    text: 'Crisis centres around the world.',
  },
] as const;
