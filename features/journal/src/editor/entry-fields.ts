import type { EntryFields, EntryPicture, Recording } from '@mooring/data';

/** The fields of a page in full. A recording with a duration of 0 is being taken. */
export type PageFields = EntryFields & {
  type: 'text' | 'audio';
  recording: Recording | null;
  pictures: EntryPicture[];
  removedPictures: string[];
};

/** Fields as a page holds them. */
export function pageFields(fields: EntryFields): PageFields {
  const { title, content, tags, type = 'text', recording = null } = fields;
  const { pictures = [], removedPictures = [] } = fields;
  return { title, content, tags, type, recording, pictures, removedPictures };
}

/** What a page still needs before it can be saved, said next to the button; nothing when it is ready. */
export function missingFrom({
  title,
  content,
  type,
  recording,
  pictures,
}: PageFields): string | null {
  if (recording?.durationMs === 0) return 'Stop the recording to save this entry.';
  const titled = title.trim() !== '';
  const hasContent =
    type === 'audio' ? recording !== null : content.trim() !== '' || pictures.length > 0;
  if (titled && hasContent) return null;
  if (hasContent) return 'Give it a title to save this entry.';
  if (type === 'audio') {
    return titled
      ? 'Record something to save this entry.'
      : 'A title and a recording are needed to save.';
  }
  return titled
    ? 'Write a few words to save this entry.'
    : 'A title and a few words are needed to save.';
}

/** Whether two pages say the same, whatever order their tags were chosen in. */
export function sameFields(one: EntryFields, other: EntryFields): boolean {
  return (
    one.title === other.title &&
    one.content === other.content &&
    (one.recording?.id ?? null) === (other.recording?.id ?? null) &&
    picturesText(one) === picturesText(other) &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag) => other.tags.includes(tag))
  );
}

const picturesText = ({ pictures = [] }: EntryFields) =>
  JSON.stringify(pictures.map(({ id, alt }) => [id, alt]));

/** The prompt in quotation marks with room to write beneath it; nothing where there is no prompt. */
export function quoted(prompt: string): string {
  return prompt.trim() === '' ? '' : `“${prompt.trim()}”\n\n`;
}
