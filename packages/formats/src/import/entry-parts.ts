import { type JournalTag, journalTags, readDate } from '@mooring/contract';
import { isValid, setHours } from 'date-fns';

/** Splits the tags of another app into Mooring's own and others, which are appended to the text. */
export function sortTags(tags: readonly string[]): { own: JournalTag[]; others: string[] } {
  const own: JournalTag[] = [];
  const others: string[] = [];
  for (const tag of new Set(tags.map((one) => one.trim()).filter(Boolean))) {
    const lower = tag.toLowerCase();
    const known = journalTags.find((one) => one === lower);
    if (known) own.push(known);
    else others.push(tag);
  }
  return { own, others };
}

export function withTagLine(content: string, others: readonly string[]): string {
  if (others.length === 0) return content;
  const line = others.map((tag) => `#${tag.replace(/\s+/g, '-')}`).join(' ');
  return content ? `${content}\n\n${line}` : line;
}

const longestTitle = 200;
const headingMark = /^#{1,6}[ \t]+(?=[^ \t])/;

/** If a text begins with a heading, splits it into the title and the rest. */
export function splitHeading(text: string): { title: string | null; content: string } {
  const trimmed = text.replace(/^\s*\n/, '').trimEnd();
  const end = trimmed.indexOf('\n');
  const first = end < 0 ? trimmed : trimmed.slice(0, end);
  const title = headingIn(first.trim());
  // A heading that is too long for a title stays in the text: nothing of it may be lost.
  if (!title || title.length > longestTitle) return { title: null, content: trimmed };
  return { title, content: end < 0 ? '' : trimmed.slice(end + 1).replace(/^\s*\n/, '') };
}

/** The words of a Markdown heading, without the marks that may close it. Null for any other line. Linear in its length. */
function headingIn(line: string): string | null {
  const mark = headingMark.exec(line)?.[0];
  if (mark === undefined) return null;
  let end = line.length;
  while (end > mark.length + 1 && line[end - 1] === '#') end -= 1;
  while (end > mark.length + 1 && (line[end - 1] === ' ' || line[end - 1] === '\t')) end -= 1;
  return line.slice(mark.length, end);
}

/** Parses a date or time from a file to ISO. A date alone becomes local noon. Null if there is none. */
export function timeFrom(text: string): string | null {
  const day = /^(\d{4})[-./](\d{1,2})[-./](\d{1,2})$/.exec(text.trim());
  if (day) {
    const parts = day.slice(1).map((part) => part.padStart(2, '0'));
    const noon = setHours(readDate(parts.join('-')), 12);
    return isValid(noon) ? noon.toISOString() : null;
  }
  if (!/^\d{4}-\d{2}-\d{2}[T ]/.test(text.trim())) return null;
  const time = Date.parse(text.trim());
  return Number.isNaN(time) ? null : new Date(time).toISOString();
}
