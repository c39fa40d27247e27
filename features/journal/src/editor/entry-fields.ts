import type { EntryDraft, EntryFields, EntryPicture, Recording } from '@mooring/data';
import { tagFault, withTag } from '../tags/own-tag-rules.ts';
import { timeOf, type When, whenFault } from './when.ts';

/** The fields of a page in full. A recording with a duration of 0 is being taken. */
export type PageFields = {
  /** The id that a new entry gets. */
  id: string | undefined;
  title: string;
  content: string;
  tags: string[];
  type: 'text' | 'audio';
  recording: Recording | null;
  /** The day and the time that were chosen, as typed; null where none were. */
  when: When | null;
  /** A tag of the person's own that is being typed. */
  newTag: string;
  pictures: EntryPicture[];
  removedPictures: string[];
};

/** Fields as a page holds them. */
export function pageFields(fields: EntryDraft): PageFields {
  const { id, title, content, tags, type = 'text', recording = null, when = null } = fields;
  const { newTag = '', pictures = [], removedPictures = [] } = fields;
  return { id, title, content, tags, type, recording, when, newTag, pictures, removedPictures };
}

/** The fields of the entry that a page makes. */
export function entryOf({ title, content, type, recording, ...page }: PageFields): EntryFields {
  const { when, tags, newTag, pictures, removedPictures } = page;
  const words = {
    ...{ title: title.trim(), content, tags: withTag(tags, newTag), type, recording },
    ...{ pictures, removedPictures },
  };
  return when ? { ...words, date: timeOf(when) } : words;
}

/** What a page still needs before it can be saved, said next to the button; nothing when it is ready. */
export function missingFrom(page: PageFields, now: Date): string | null {
  const { title, content, type, recording, pictures } = page;
  if (recording?.durationMs === 0) return 'Stop the recording to save this entry.';
  const titled = title.trim() !== '';
  const hasContent =
    type === 'audio' ? recording !== null : content.trim() !== '' || pictures.length > 0;
  const fault = (page.when && whenFault(page.when, now)?.text) ?? tagFault(page);
  if (titled && hasContent) return fault;
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
export function sameFields(one: PageFields, other: PageFields): boolean {
  return (
    one.title === other.title &&
    one.content === other.content &&
    (one.recording?.id ?? null) === (other.recording?.id ?? null) &&
    one.when?.day === other.when?.day &&
    one.when?.time === other.when?.time &&
    one.newTag.trim() === other.newTag.trim() &&
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
