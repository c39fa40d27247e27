import type { Entry, Opened } from '@mooring/data';
import { format } from 'date-fns';

const longDate = (iso: string) => format(iso, 'MMMM d, yyyy');

/** A journal as plain text, the oldest entry first. Says what it could not take along. */
export function journalAsText({ items, unreadable }: Opened<Entry>, now: Date): string {
  const entries = [...items].sort((a, b) => (a.date < b.date ? -1 : 1)).map(entryAsText);
  const count = items.length === 1 ? '1 entry' : `${items.length} entries`;
  const head = `Journal\nExported ${longDate(now.toISOString())}. ${count}.`;
  return `${[head, ...entries, leftOut(unreadable)].filter(Boolean).join(rule)}\n`;
}

const rule = `\n\n${'-'.repeat(40)}\n\n`;

function entryAsText({ title, content, tags, type, date, editedAt }: Entry): string {
  const head = [
    title,
    longDate(date),
    editedAt && `Edited ${longDate(editedAt)}`,
    tags.length > 0 && `Tags: ${tags.join(', ')}`,
    type === 'audio' && 'An audio entry. Plain text cannot hold the recording.',
  ];
  return [head.filter(Boolean).join('\n'), content].filter(Boolean).join('\n\n');
}

function leftOut(unreadable: Opened<Entry>['unreadable']): string {
  if (unreadable.length === 0) return '';
  const dates = unreadable.map(({ date }) => longDate(date)).join('; ');
  return `Not in this file, because they could not be opened: entries of ${dates}. They are kept safe as they are.`;
}
