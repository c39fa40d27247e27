/** What a person writes besides: an entry with a picture, its original, a tag and a day; prompts, notes of a pause, finer words. */
import type { Data } from '@mooring/data';

export const writingKinds = ['picture', 'prompt', 'note', 'finer'] as const;
export type WritingKind = (typeof writingKinds)[number];

type Found = 'whole' | 'not whole' | 'unreadable';
type Note = (name: string, found: Found) => void;

const nameOf = (kind: WritingKind, n: number) => `${kind}-${n}`;
const numberIn = (text: string) => Number(/\d+$/.exec(text));

const tagOf = (n: number) => `Ward ${n}`;
const dayOf = (n: number) => `20${10 + (n % 10)}-03-14T09:00:00.000Z`;

/** A picture that every browser draws, and behind its end bytes of its own: from one to four chunks. */
function originalOf(n: number): Uint8Array<ArrayBuffer> {
  const start = Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0));
  const bytes = new Uint8Array(start.length + 1 + (n % 4) * 128_000);
  bytes.set(start);
  for (let at = start.length; at < bytes.length; at += 1) bytes[at] = (at * 17 + n * 5) % 256;
  return bytes;
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Resolves when everything of it is acknowledged. */
export async function saveWriting(
  data: Data,
  kind: WritingKind,
  n: number,
  words: string,
): Promise<void> {
  const id = nameOf(kind, n);
  if (kind === 'prompt') await data.prompts.put({ id, text: words, place: n });
  else if (kind === 'finer') {
    await data.checkIns.append({ emotion: 'Sadness', intensity: 2, notes: words, word: id });
  } else if (kind === 'note') {
    const note = { id, text: words, writtenAt: '2026-11-20T09:00:00.000Z' };
    await data.records.change('pause-notes', (before) => [...(before ?? []), note]);
  } else {
    const file = new File([originalOf(n)], `${id}.png`, { type: 'image/png' });
    const taken = await data.pictures.take(file, { keepOriginal: true });
    if (!('picture' in taken)) throw new Error(`The picture was refused: ${taken.refused}`);
    const pictures = [{ ...taken.picture, alt: `Shows ${n}` }];
    const fields = { title: id, content: words, tags: [tagOf(n)], date: dayOf(n), pictures };
    await data.entries.create(fields);
  }
}

/** Notes everything that `saveWriting` has ever written here. `wordsOf`: the words of a number. */
export async function findWriting(data: Data, note: Note, wordsOf: (n: number) => string) {
  const [prompts, notes, checkIns, entries] = await Promise.all([
    data.prompts.list(),
    data.records.get('pause-notes').catch(() => 'unreadable' as const),
    data.checkIns.recent(1_000_000),
    data.entries.list(),
  ]);
  const compare = (name: string, words: string) =>
    note(name, words === wordsOf(numberIn(name)) ? 'whole' : 'not whole');
  for (const { id } of prompts.unreadable) note(id.slice(id.lastIndexOf(':') + 1), 'unreadable');
  for (const { id, text } of prompts.items) compare(id, text);
  if (notes === 'unreadable') note('notes', 'unreadable');
  else for (const { id, text } of notes ?? []) compare(id, text);
  for (const { id } of checkIns.unreadable) note(id, 'unreadable');
  for (const { id, word, notes: words } of checkIns.items) {
    if (word) compare(word, words);
    else note(id, 'unreadable');
  }
  for (const entry of entries.items) {
    if (!entry.title.startsWith('picture-')) continue;
    const n = numberIn(entry.title);
    const hasAll =
      entry.content === wordsOf(n) && entry.tags.join() === tagOf(n) && entry.date === dayOf(n);
    note(entry.title, hasAll ? await pictureOf(data, entry.id, n) : 'not whole');
  }
}

async function pictureOf({ pictures }: Data, entryId: string, n: number): Promise<Found> {
  const { items, unreadable } = await pictures.of(entryId);
  const [picture] = items;
  if (unreadable.length > 0) return 'unreadable';
  if (!picture || items.length !== 1 || picture.alt !== `Shows ${n}`) return 'not whole';
  const shown = await pictures.open(picture).catch(() => null);
  const original = await pictures.openOriginal(picture).catch(() => null);
  if (!shown || !original?.isWhole) return 'unreadable';
  const bytes = new Uint8Array(await original.file.arrayBuffer());
  const expected = originalOf(n);
  const isSame =
    bytes.length === expected.length && bytes.every((byte, at) => byte === expected[at]);
  return isSame ? 'whole' : 'not whole';
}
