import { fullDate, type MessageKey, readDate, say } from '@mooring/contract';
import type {
  BackupContents,
  ImportPreview,
  ImportProblem,
  ImportResult,
  Restored,
} from '@mooring/data';

/** Files named one by one; more than these are only counted. */
const namedProblems = 40;

/** What would come and what would not, line by line. */
export function previewLines(preview: ImportPreview): string[] {
  const { newEntries, sounds, pictures, missingPictures, known, repeated, videos } = preview;
  const { otherFiles, first, last } = preview;
  return [
    newEntries.length > 0 &&
      `${counted(newEntries.length, 'entry', 'entries')}${span(first, last)}`,
    sounds > 0 && `${counted(sounds, 'recording', 'recordings')}, where this browser can play them`,
    pictures > 0 &&
      `${counted(pictures, 'photo', 'photos')}, made smaller and without place and time`,
    known > 0 &&
      `${known} already here. ${known === 1 ? 'It stays as it is' : 'They stay as they are'}`,
    repeated > 0 &&
      `${counted(repeated, 'entry', 'entries')} more than once in these files. Each comes once`,
    missingPictures > 0 &&
      `${counted(missingPictures, 'photo is', 'photos are')} not added. They are not in these files, or the entry already has 20 pictures. The words are still added`,
    videos > 0 && `${counted(videos, 'video', 'videos')} not taken`,
    otherFiles > 0 && `${counted(otherFiles, 'other file', 'other files')} left alone`,
  ].filter((line) => line !== false);
}

export function importedLines({
  added,
  sounds,
  pictures,
  refusedPictures,
}: ImportResult): string[] {
  return [
    added > 0
      ? `${counted(added, 'entry', 'entries')} added to your journal`
      : 'There was nothing new to add',
    sounds > 0 && `${counted(sounds, 'recording', 'recordings')} with them`,
    pictures > 0 && `${counted(pictures, 'photo', 'photos')} with them`,
    refusedPictures > 0 &&
      `${counted(refusedPictures, 'photo', 'photos')} not taken: damaged, larger than 25 MB, or of a kind this browser cannot read`,
  ].filter((line) => line !== false);
}

/** What is in a backup of Mooring's own. */
export function backupLines(contents: BackupContents): string[] {
  const { createdAt, entries, recordings, pictures, checkIns, moments, documents, first, last } =
    contents;
  return [
    `Made on ${longDay(createdAt)}`,
    entries > 0 && `${counted(entries, 'entry', 'entries')}${span(first, last)}`,
    recordings > 0 && counted(recordings, 'recording', 'recordings'),
    pictures > 0 && counted(pictures, 'picture', 'pictures'),
    checkIns > 0 && counted(checkIns, 'check-in', 'check-ins'),
    moments > 0 && counted(moments, 'saved moment', 'saved moments'),
    documents > 0 && counted(documents, 'other document', 'other documents'),
  ].filter((line) => line !== false);
}

export function restoredLines({ added, updated, same, keptNewer }: Restored): string[] {
  return [
    `${added} added`,
    updated > 0 && `${updated} brought up to date`,
    same > 0 && `${same} already here`,
    keptNewer > 0 && `${keptNewer} newer here, and left so`,
  ].filter((line) => line !== false);
}

/** Each file that could not be read, with what is the matter with it. */
export function problemLines(problems: readonly ImportProblem[]): { file: string; text: string }[] {
  const lines = problems
    .slice(0, namedProblems)
    .map(({ file, key }) => ({ file, text: say(key).title }));
  const rest = problems.length - lines.length;
  return rest > 0 ? [...lines, { file: `And ${rest} more`, text: '' }] : lines;
}

/** A message as one line. */
export function sentence(key: MessageKey): string {
  const { title, text } = say(key);
  return [`${title}.`, text].filter(Boolean).join(' ');
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

const longDay = (time: string) => fullDate(readDate(time));

function span(first: string | null, last: string | null): string {
  if (first === null || last === null) return '';
  const [from, to] = [longDay(first), longDay(last)];
  return from === to ? `, of ${from}` : `, from ${from} to ${to}`;
}
