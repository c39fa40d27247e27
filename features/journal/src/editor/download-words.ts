import type { EntryFields } from '@mooring/data';
import { downloadText } from '@mooring/ui/bundled';

/** The words of a page as plain text, as they stand on it. */
export function wordsAsText({ title, content, tags }: EntryFields): string {
  const parts = [title.trim(), content, tags.map((tag) => `#${tag}`).join(' ')];
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}

/** Hands the words to the person as a text file. */
export function downloadWords(fields: EntryFields) {
  downloadText('my-words.txt', wordsAsText(fields));
}
