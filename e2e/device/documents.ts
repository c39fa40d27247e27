/** What a person keeps of somebody: written in a fixed form, so that a later page can tell whether each is whole. */
import type { Data, HardDay, Keepsake, Letter, Someone } from '@mooring/data';
import { findWriting, saveWriting, type WritingKind, writingKinds } from './writing.ts';

/** 'burned': a letter and its draft that were written and then burned. */
export const kinds = [
  'someone',
  'words',
  'file',
  'day',
  'letter',
  'burned',
  'muted',
  ...writingKinds,
] as const;
export type Kind = (typeof kinds)[number];

/** By name (`<kind>-<n>`): whole, or what is wrong with it. What is not there is left out. */
export type FoundDocuments = Record<string, 'whole' | 'not whole' | 'unreadable'>;

const isWriting = (kind: Kind): kind is WritingKind => writingKinds.some((one) => one === kind);

const idOf = (kind: Kind, n: number) => `${kind}-${n}`;

/** Words that differ for each number; some long, which the browser stores as files. */
const wordsOf = (n: number) => `Words of ${n}. `.repeat(n % 5 === 3 ? 6000 : 20);

const person = (n: number): Someone => ({
  id: idOf('someone', n),
  name: `Vera ${n}`,
  called: `Mum ${n}`,
  calledYou: 'Bear',
  bond: 'my mum',
  loss: 'death',
  ending: wordsOf(n),
});

const day = (n: number): HardDay => ({
  id: idOf('day', n),
  name: `The day ${n}`,
  kind: 'died',
  date: { year: 1998, words: `spring, ${n}` },
  isYearly: false,
  isHard: true,
  plan: { where: 'At the lake', who: '', tooMuch: wordsOf(n) },
});

const letter = (kind: Kind, n: number): Letter => ({
  id: idOf(kind, n),
  to: 'Vera',
  text: wordsOf(n),
  ...(n % 3 === 0 ? { sealedUntil: '2099-03-14' } : {}),
});

const draftOf = (kind: Kind, n: number) => ({
  id: idOf(kind, n),
  to: 'Vera',
  text: `${wordsOf(n)}And more.`,
});

const someoneOf = 'somebody';

/** `said` is written beside recordings; here every second one has it. */
const saying = (n: number): Keepsake => ({
  id: idOf('words', n),
  someone: someoneOf,
  kind: 'words',
  text: wordsOf(n),
  ...(n % 2 === 0 ? { said: wordsOf(n + 1) } : {}),
});

/** From one to twelve chunks, so that some need more than one write. */
function bytesOf(n: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(1 + (n % 4) * 128_000 + (n % 9 === 8 ? 1_000_000 : 0));
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = (at * 31 + n * 7 + (at >> 8)) % 256;
  return bytes;
}

/** Resolves when everything of it is acknowledged. `onStep` hears the steps before: of a letter to be burned, its draft. */
export async function saveDocument(
  data: Data,
  kind: Kind,
  n: number,
  onStep: (name: string) => void = () => {},
): Promise<void> {
  if (isWriting(kind)) await saveWriting(data, kind, n, wordsOf(n));
  else if (kind === 'someone') await data.someone.put(person(n));
  else if (kind === 'day') await data.hardDays.put(day(n));
  else if (kind === 'letter') await data.letters.put(letter(kind, n));
  else if (kind === 'words') {
    await data.keepsakes.put(saying(n));
  } else if (kind === 'file') {
    await data.keepsakes.addFile(someoneOf, new File([bytesOf(n)], `voicemail-${n}.m4a`));
  } else if (kind === 'muted') {
    await data.muted.change(({ words, ...rest }) => ({
      ...rest,
      words: [...words, idOf(kind, n)],
    }));
  } else {
    await data.letters.put(letter(kind, n));
    await data.drafts.keep(`letter:${idOf(kind, n)}`, draftOf(kind, n));
    onStep(`drafted-${n}`);
    await data.letters.burn(idOf(kind, n));
  }
}

/**
 * Everything that `saveDocument` has ever written here. `drafts`: numbers of letters whose drafts are looked for
 * (`drafted-<n>`). Throws where a file was given out that is not the one that was kept.
 */
export async function findDocuments(data: Data, drafts: number[] = []): Promise<FoundDocuments> {
  const found: FoundDocuments = {};
  const note = (name: string, isWhole: boolean) => {
    found[name] = isWhole ? 'whole' : 'not whole';
  };
  const noteWriting = (name: string, state: FoundDocuments[string]) => {
    found[name] = state;
  };
  await findWriting(data, noteWriting, wordsOf);
  const [people, kept, days, letters, muted] = await Promise.all([
    data.someone.list(),
    data.keepsakes.of(someoneOf),
    data.hardDays.list(),
    data.letters.list(),
    data.muted.record().catch(() => null),
  ]);
  for (const { unreadable } of [people, kept, days, letters]) {
    for (const { id } of unreadable) found[id.slice(id.lastIndexOf(':') + 1)] = 'unreadable';
  }
  for (const one of people.items) note(one.id, isSame(one, person(numberOf(one.id))));
  for (const one of days.items) note(one.id, isSame(one, day(numberOf(one.id))));
  for (const one of letters.items) {
    const kind = one.id.startsWith('burned') ? 'burned' : 'letter';
    note(one.id, isSame(one, letter(kind, numberOf(one.id))));
  }
  for (const n of drafts) {
    const draft = await data.drafts.get(`letter:${idOf('burned', n)}`);
    if (draft) note(`drafted-${n}`, isSame(draft, draftOf('burned', n)));
  }
  if (!muted) found.muted = 'unreadable';
  for (const word of muted?.words ?? []) note(word, true);
  for (const one of kept.items) {
    if (!one.file) {
      note(one.id, isSame(one, saying(numberOf(one.id))));
      continue;
    }
    const n = Number(/\d+/.exec(one.file.name));
    const opened = await data.keepsakes.openFile(one).catch(() => null);
    if (!opened?.isWhole) found[idOf('file', n)] = 'unreadable';
    else if (isSameBytes(new Uint8Array(await opened.file.arrayBuffer()), bytesOf(n)))
      note(idOf('file', n), true);
    else throw new Error(`${one.file.name} was given out, and is not what was kept.`);
  }
  return found;
}

const numberOf = (id: string) => Number(id.slice(id.lastIndexOf('-') + 1));

const isSame = (one: object, expected: object) =>
  Object.entries(expected).every(
    ([key, value]) => JSON.stringify(Reflect.get(one, key)) === JSON.stringify(value),
  );

const isSameBytes = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
