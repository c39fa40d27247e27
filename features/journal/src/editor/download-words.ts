import { fullDate, readDate } from '@mooring/contract';
import { cleanTag, hasTag } from '@mooring/data/tags';
import { downloadText } from '@mooring/ui/bundled';
import { isValid } from 'date-fns';
import type { PageFields } from './entry-fields.ts';
import type { When } from './when.ts';

/** Everything that was typed on a page, as plain text. */
export function wordsAsText({ title, content, tags, newTag, pictures, when }: PageFields): string {
  const typed = cleanTag(newTag);
  const all = typed === '' || hasTag(tags, typed) ? tags : [...tags, typed];
  const parts = [
    title.trim(),
    when ? dateText(when) : '',
    content,
    pictures.flatMap(({ alt }) => (alt.trim() ? `A picture: ${alt.trim()}` : [])).join('\n'),
    all.map((tag) => `#${tag}`).join(' '),
  ];
  return `${parts.filter((part) => part.trim() !== '').join('\n\n')}\n`;
}

/** A day that is still being typed stands as it is. */
function dateText({ day, time }: When): string {
  const at = readDate(day);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && isValid(at);
  return [isDay ? fullDate(at) : day, time].filter(Boolean).join(', ');
}

/** Hands the words to the person as a text file. */
export function downloadWords(fields: PageFields) {
  downloadText('my-words.txt', wordsAsText(fields));
}
