import type { FoundEntry } from '@mooring/formats';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { openEntry } from '../repositories/entry-row.ts';
import type { ListResult } from '../repositories/list-result.ts';
import type { EntrySummary } from '../summaries/summary.ts';

type NewEntries = { newEntries: FoundEntry[]; known: number; repeated: number };

/**
 * Finds the entries that are new: their id is unknown, no stored entry has the same text and time, and they occur once
 * in the files. An entry is stored under a keyed id; version 1.0.0 stored it under the id it has in the file.
 */
export async function findNewEntries(
  open: OpenAccount | null,
  stored: ListResult<EntrySummary>,
  found: readonly FoundEntry[],
): Promise<NewEntries> {
  const ids = new Set([...stored.items, ...stored.unreadable].map(({ id }) => id));
  const atMoment = new Map<string, string[]>();
  for (const { id, date } of stored.items) {
    atMoment.set(date, [...(atMoment.get(date) ?? []), id]);
  }
  const result: NewEntries = { newEntries: [], known: 0, repeated: 0 };
  const seen = new Set<string>();
  for (const entry of found) {
    const words = contentKey(entry);
    if (seen.has(entry.id) || seen.has(words)) result.repeated += 1;
    else if (ids.has(entry.id) || ids.has((await open?.vault.keyedId(entry.id)) ?? '')) {
      result.known += 1;
    } else if (await isStored(open, atMoment.get(entry.date), words)) {
      result.known += 1;
    } else result.newEntries.push(entry);
    seen.add(entry.id).add(words);
  }
  return result;
}

async function isStored(open: OpenAccount | null, ids: readonly string[] = [], words: string) {
  for (const id of ids) {
    const row = await open?.store.get('journal_entries', id);
    const entry = open && row && (await openEntry(open.vault, row).catch(() => null));
    if (entry && contentKey(entry) === words) return true;
  }
  return false;
}

/** Two recordings or two pictures of the same time may have no text, so they are compared by id. */
const contentKey = ({ id, date, title, content, sound, pictures = [] }: ComparedFields) =>
  JSON.stringify(
    sound || (pictures.length > 0 && content.trim() === '')
      ? [id]
      : [date, title.trim(), content.trim()],
  );

type ComparedFields = Pick<FoundEntry, 'id' | 'date' | 'title' | 'content'> & {
  sound?: unknown;
  pictures?: readonly unknown[];
};
