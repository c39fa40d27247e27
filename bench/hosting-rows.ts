import { createHash, randomBytes } from 'node:crypto';
import { type Days, type Profile, sealedSizes } from './hosting-people.ts';

/** Lines for COPY, by table. */
export type Lines = Map<CopiedTable, string[]>;
export type CopiedTable = keyof typeof columns;

const numbers = ['op', 'rev', 'seq', 'created_at', 'seal'];
export const columns = {
  journal_entries: ['id', 'user_id', 'title', 'content', 'tags', 'type', 'date', ...numbers],
  emotion_records: ['id', 'user_id', 'emotion', 'intensity', 'notes', ...numbers],
  saved_moments: ['id', 'user_id', 'content', 'source', '"createdAt"', ...numbers],
  user_data: ['id', 'user_id', 'key', 'value', 'updated_at', ...numbers],
  audio_chunks: ['id', 'user_id', 'entry_id', 'index', 'bytes', ...numbers],
  tombstones: ['user_id', 'table_name', 'id', 'rev', 'seq'],
} as const;

const first = Date.UTC(2024, 0, 1);
const msOfDay = 86_400_000;
/** Random letters to cut sealed texts from: they do not get smaller, and no two are the same. */
const letters = randomBytes(3_000_000).toString('base64url');

/** The id that person `place` has in the database: scattered, as real ones are. */
export const userId = (place: number) => uuid(`person ${place}`);

/** Counts a person's writes over the months. */
export type Writer = Days & {
  place: number;
  profile: Profile;
  seq: number;
  rows: number;
  bytes: number;
};

/** Adds what one person keeps on one day. Day 30 is the first of the second month. */
export function addDay(lines: Lines, writer: Writer, day: number) {
  const { profile } = writer;
  if (day < writer.from || day >= writer.until) return;
  const user = userId(writer.place);
  const add = (table: CopiedTable, own: (string | number)[], weight: number, at: string) => {
    writer.seq += 1;
    writer.rows += 1;
    writer.bytes += 200 + weight;
    const end = [randomUuid(), 1, writer.seq, at, `e2.${cut(sealedSizes.seal - 3)}`];
    const row = table === 'tombstones' ? [user, ...own, 2, writer.seq] : [...own, ...end];
    listOf(lines, table).push(row.join('\t'));
  };
  const at = new Date(first + day * msOfDay + ((writer.place * 997_000) % msOfDay)).toISOString();
  const today = (count: number) => timesOn(day % 30, count);
  for (let n = today(profile.entries); n > 0; n -= 1) {
    const { title, content, tags } = sealedSizes.entry;
    const own = [sealed(title), sealed(content), sealed(tags), 'text', at];
    add('journal_entries', [randomUuid(), user, ...own], title + content + tags, at);
  }
  for (let n = today(profile.checkIns); n > 0; n -= 1) {
    const { emotion, intensity, notes } = sealedSizes.checkIn;
    const own = [sealed(emotion), sealed(intensity), sealed(notes)];
    add('emotion_records', [randomUuid(), user, ...own], emotion + intensity + notes, at);
  }
  for (let n = today(profile.moments); n > 0; n -= 1) {
    const { content } = sealedSizes.moment;
    add('saved_moments', [randomUuid(), user, sealed(content), 'journal', at], content, at);
  }
  for (let n = today(profile.conversations); n > 0; n -= 1) {
    const talk = randomUuid();
    const keys = Array.from(
      { length: profile.messages },
      () => `chat-message:${talk}:${randomUuid()}`,
    );
    for (const key of [`companion-chat:${talk}`, ...keys]) {
      const size = sealedSizes[key.startsWith('chat') ? 'message' : 'conversation'].value;
      add('user_data', [`${user}:${key}`, user, key, sealed(size), at], size, at);
    }
  }
  // The shortest text that is let in stands for the bytes of a piece. They are counted in docs/hosting.md instead.
  for (let n = today(profile.pieces); n > 0; n -= 1) {
    const recording = uuid(`${user} ${day}`);
    const place = String(n).padStart(4, '0');
    add('audio_chunks', [`${recording}:${place}`, user, recording, n, sealed(139)], 139, at);
  }
  // A draft or an answer taken back, ten days apart.
  if (day % 10 === 9) add('tombstones', ['user_data', `${user}:gone:${randomUuid()}`], 0, at);
}

/** How many of a month's `count` fall on this day of thirty. */
const timesOn = (dayOf: number, count: number) =>
  Math.floor(((dayOf + 1) * count) / 30) - Math.floor((dayOf * count) / 30);

/** A sealed text of `length` characters: the form that the database asks for, and nothing in it. */
export const sealed = (length: number) => `e1.${cut(11)}.${cut(16)}.${cut(length - 32)}`;

function cut(length: number): string {
  const start = Math.floor(Math.random() * (letters.length - length));
  return letters.slice(start, start + length);
}

/** A uuid that the same text always gives. */
export function uuid(text: string): string {
  return asUuid(createHash('md5').update(text).digest('hex'));
}

const randomUuid = () => asUuid(randomBytes(16).toString('hex'));

function asUuid(hex: string): string {
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ];
  return parts.join('-');
}

function listOf(lines: Lines, table: CopiedTable): string[] {
  const list = lines.get(table) ?? [];
  lines.set(table, list);
  return list;
}
