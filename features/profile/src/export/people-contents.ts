import type { Data, HardDay, Keepsake, ListResult, Someone } from '@mooring/data';
import { sizeText } from '../someone/file-texts.ts';
import { dayParagraph } from './day-contents.ts';

/** A picture of somebody as a JPEG, as the pictures of entries are. */
export type PersonPicture = { file: Blob; width: number; height: number };

/** One person with all that is kept of them. */
export type PersonContents = {
  person: Someone;
  sayings: string[];
  files: Keepsake[];
  /** The days that belong to them. */
  days: HardDay[];
  /** By the keepsake's id; null where it could not be opened. Empty where none were wanted. */
  pictures: ReadonlyMap<string, PersonPicture | null>;
  voices: ReadonlyMap<string, Blob | null>;
};

type PeopleOptions = {
  signal?: AbortSignal;
  /** The files to open. */
  with?: 'pictures' | 'voices';
};

/** The ones who were lost, oldest first. `unopened` counts the files that were wanted and could not be opened. */
export async function loadPeople(
  data: Data,
  { signal, with: wanted }: PeopleOptions = {},
): Promise<ListResult<PersonContents> & { unopened: number }> {
  const people = await data.someone.list();
  const allDays = await data.hardDays.list();
  const items: PersonContents[] = [];
  let unreadable = people.unreadable;
  let unopened = 0;
  for (const person of people.items) {
    const kept = await data.keepsakes.of(person.id);
    // Nobody can say whose an unreadable one is: every person has all of them.
    unreadable = [...people.unreadable, ...kept.unreadable];
    const files = kept.items.filter(({ file }) => file !== undefined);
    const pictures = new Map<string, PersonPicture | null>();
    const voices = new Map<string, Blob | null>();
    for (const keepsake of files) {
      signal?.throwIfAborted();
      if (wanted === 'pictures' && keepsake.kind === 'picture') {
        pictures.set(keepsake.id, await openPicture(data, keepsake));
      }
      if (wanted === 'voices' && keepsake.kind === 'voice') {
        voices.set(keepsake.id, await openWhole(data, keepsake));
      }
    }
    unopened += [...pictures.values(), ...voices.values()].filter((one) => one === null).length;
    items.push({
      person,
      sayings: kept.items.filter(({ kind }) => kind === 'words').map(({ text }) => text),
      files,
      days: allDays.items.filter(({ someone }) => someone === person.id),
      pictures,
      voices,
    });
  }
  return { items, unreadable, unopened };
}

/** Null where it cannot be opened, or where this browser cannot read it. */
async function openPicture(data: Data, keepsake: Keepsake): Promise<PersonPicture | null> {
  const file = await openWhole(data, keepsake);
  const small = file && (await data.pictures.smaller(file).catch(() => null));
  if (!small) return null;
  const { bytes, width, height } = small;
  return { file: new Blob([bytes], { type: 'image/jpeg' }), width, height };
}

async function openWhole({ keepsakes }: Data, keepsake: Keepsake): Promise<Blob | null> {
  const opened = await keepsakes.openFile(keepsake).catch(() => null);
  return opened?.isWhole ? opened.file : null;
}

/** What a text can say of a person, one paragraph each. What stands in the file itself is not named again. */
export function personParagraphs({
  person,
  sayings,
  files,
  days,
  pictures,
  voices,
}: PersonContents): string[] {
  const { bond, called, calledYou, ending } = person;
  return [
    bond.trim(),
    called.trim() && `Called: ${called.trim()}`,
    calledYou.trim() && `They called you: ${calledYou.trim()}`,
    ending.trim(),
    ...days.map(dayParagraph),
    ...sayings.map((text) => `“${text}”`),
    ...files.flatMap((file) =>
      file.said ? [`${fileLine(file)}, ${saidIn(file)}: “${file.said}”`] : [],
    ),
    ...files
      .filter(({ id }) => !pictures.get(id) && !voices.get(id))
      .map((file) => `${fileLine(file)}. ${whereItIs(file, { pictures, voices })}`),
  ].filter((line) => line !== '');
}

const saidIn = ({ kind }: Keepsake) =>
  kind === 'voice' || kind === 'video' ? 'in which is said' : 'which says';

type Opened = Pick<PersonContents, 'pictures' | 'voices'>;

function whereItIs({ id, kind }: Keepsake, { pictures, voices }: Opened): string {
  if (pictures.get(id) === null || voices.get(id) === null) {
    return 'It could not be opened here. It is kept as it is.';
  }
  return kind === 'voice'
    ? 'The web page and the full backup have it.'
    : 'The full backup has the file.';
}

const kindNames = {
  words: 'Words',
  voice: 'A voice recording',
  picture: 'A picture',
  video: 'A video',
  file: 'A file',
};

/** 'A voice recording: voicemail.m4a, 120 kB' */
export function fileLine({ text, file, kind }: Keepsake): string {
  const named = [kindNames[kind], text.trim() || file?.name].filter(Boolean).join(': ');
  return kind === 'voice' && file ? `${named}, ${sizeText(file.size)}` : named;
}
