import { fullDate } from '@mooring/contract';
import { firstCharacters } from '@mooring/contract/first-characters';
import * as z from 'zod/mini';
import { sortTags, splitHeading, timeFrom, withTagLine } from './entry-parts.ts';
import { type FileSource, type FoundEntry, type ImportFindings, limits } from './import-plan.ts';
import { plainMarkdown } from './plain-markdown.ts';
import { idFrom, stableId } from './stable-id.ts';

const attached = z.optional(
  z.array(
    z.looseObject({
      identifier: z.optional(z.string()),
      md5: z.optional(z.string()),
      format: z.optional(z.string()),
    }),
  ),
);

const dayOneEntry = z.looseObject({
  uuid: z.optional(z.string()),
  creationDate: z.string(),
  modifiedDate: z.optional(z.string()),
  text: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  photos: attached,
  videos: attached,
  pdfAttachments: attached,
  audios: attached,
});

type DayOneEntry = z.infer<typeof dayOneEntry>;

const dayOneFile = z.looseObject({ entries: z.array(z.unknown()) });

/** Finds a file of a kind by its name in the export, without the extension. */
export type FindFile = (kind: 'sound' | 'picture', name: string) => FileSource | null;

/** Adds the entries of a Day One journal. False if the JSON is something else. */
export async function readDayOne(
  json: unknown,
  file: string,
  find: FindFile,
  findings: ImportFindings,
): Promise<boolean> {
  const journal = dayOneFile.safeParse(json);
  if (!journal.success) return false;
  for (const [index, rawEntry] of journal.data.entries.entries()) {
    const name = `${file}, entry ${index + 1}`;
    const entry = dayOneEntry.safeParse(rawEntry);
    const date = entry.success ? timeFrom(entry.data.creationDate) : null;
    if (!entry.success || date === null)
      findings.problems.push({ file: name, key: 'import.broken' });
    else await addEntry(entry.data, { date, name, find, findings });
  }
  return true;
}

type EntryContext = { date: string; name: string; find: FindFile; findings: ImportFindings };

async function addEntry(rawEntry: DayOneEntry, { date, name, find, findings }: EntryContext) {
  findings.videos += rawEntry.videos?.length ?? 0;
  findings.otherFiles += rawEntry.pdfAttachments?.length ?? 0;
  const { text, found, content, title, own, withTags } = wordsOf(rawEntry);
  const sounds = (rawEntry.audios ?? []).map(({ md5, identifier }) => ({
    name: md5 ?? identifier ?? '',
    source: find('sound', md5 ?? '') ?? find('sound', identifier ?? ''),
  }));
  const pictures = picturesOf(rawEntry, find);
  findings.missingPictures += (rawEntry.photos?.length ?? 0) - pictures.length;
  for (const { source } of sounds) {
    if (!source) findings.problems.push({ file: name, key: 'import.sound-unreadable' });
  }
  const kept = sounds.filter(({ source }) => source !== null);
  if (content.trim() === '' && !found && kept.length + pictures.length === 0) return;
  const id = idFrom(rawEntry.uuid) ?? (await stableId('day-one', date, text));
  const edited = timeFrom(rawEntry.modifiedDate ?? '');
  const base: Omit<FoundEntry, 'id' | 'sound' | 'pictures'> = {
    title: title || fullDate(new Date(date)),
    content: withTags,
    tags: own,
    date,
    editedAt: edited !== null && edited > date ? edited : null,
    file: name,
  };
  findings.entries.push({ ...base, id, sound: kept[0]?.source ?? null, pictures });
  // An entry can have one recording. Further recordings become entries of their own.
  for (const { name: sound, source } of kept.slice(1)) {
    const own = await stableId('day-one', id, sound);
    findings.entries.push({
      ...base,
      id: own,
      content: '',
      editedAt: null,
      sound: source,
      pictures: [],
    });
  }
}

/** The words of an entry, in time linear to their length. */
export function wordsOf(rawEntry: Pick<DayOneEntry, 'text' | 'tags'>) {
  const text = plainMarkdown(rawEntry.text ?? '');
  const { title: found, content } = splitHeading(text);
  const { own, others } = sortTags(rawEntry.tags ?? []);
  const title = found ?? firstCharacters(content.split('\n')[0] ?? '', 80);
  return { text, found, content, title, own, withTags: withTagLine(content, others) };
}

/** The pictures of an entry that are among the files, up to as many as an entry can have. */
function picturesOf({ photos = [] }: DayOneEntry, find: FindFile): FileSource[] {
  const sources = photos.map(
    ({ md5, identifier }) => find('picture', md5 ?? '') ?? find('picture', identifier ?? ''),
  );
  return sources.filter((source) => source !== null).slice(0, limits.pictures);
}
