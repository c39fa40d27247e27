import type { EntryFields } from '@mooring/data';

/** The words of a page as plain text, as they stand on it. */
export function wordsAsText({ title, content, tags }: EntryFields): string {
  const parts = [title.trim(), content, tags.map((tag) => `#${tag}`).join(' ')];
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}

/** Hands the words to the person as a text file. The file's name says nothing about them. */
export function downloadWords(fields: EntryFields) {
  const address = URL.createObjectURL(
    new Blob([wordsAsText(fields)], { type: 'text/plain;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = 'my-words.txt';
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
