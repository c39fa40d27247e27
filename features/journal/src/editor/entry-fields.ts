import type { EntryFields } from '@mooring/data';

/** What a page still needs before it can be saved, said next to the button; nothing when it is ready. */
export function missingFrom({ title, content }: EntryFields): string | null {
  const titled = title.trim() !== '';
  const written = content.trim() !== '';
  if (titled && written) return null;
  if (titled) return 'Write a few words to save this entry.';
  return written
    ? 'Give it a title to save this entry.'
    : 'A title and a few words are needed to save.';
}

/** Whether two pages say the same, whatever order their tags were chosen in. */
export function sameFields(one: EntryFields, other: EntryFields): boolean {
  return (
    one.title === other.title &&
    one.content === other.content &&
    one.tags.length === other.tags.length &&
    one.tags.every((tag) => other.tags.includes(tag))
  );
}

/** The prompt in quotation marks with room to write beneath it; nothing where there is no prompt. */
export function quoted(prompt: string): string {
  return prompt.trim() === '' ? '' : `“${prompt.trim()}”\n\n`;
}
