import { isSameRow, isSyncable } from '@mooring/storage/testing';
import { missingPicturesOn, noteRemovedPictures } from './counted-pictures.ts';
import { burnedLetters, earlierTextsOn } from './document-actions.ts';
import type { FakeServer } from './fake-server.ts';
import type { SimulatedDevice } from './simulated-devices.ts';
import type { TextHistory } from './text-history.ts';
import { textsOn } from './user-actions.ts';

export type Convergence = {
  /** Texts that are gone although nobody replaced or removed them. */
  lost: string[];
  /** Texts that are there more than once. */
  duplicated: string[];
  /** Ids of rows of burned letters that are still on a device or on the server. */
  unburned: string[];
  /** How many replaced texts are still there: the older versions that a conflict kept. */
  stale: number;
  /** How many rows differ between a device and the server. */
  diverged: number;
  /** Rows in the outboxes, refused ones included. */
  waiting: number;
  texts: number;
  conflicts: number;
  requests: number;
};

/** Checks that all devices agree with the server and that no text was lost or duplicated. */
export async function checkConvergence(
  devices: SimulatedDevice[],
  server: FakeServer,
  history: TextHistory,
): Promise<Convergence> {
  noteRemovedPictures(history, server.disk);
  const rows = server.rows();
  const [first] = devices;
  const counts = new Map<string, number>();
  for (const text of first ? await textsOn(first) : []) {
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const earlier = new Set((await Promise.all(devices.map(earlierTextsOn))).flat());
  const missing = (
    await Promise.all(devices.map((one) => missingPicturesOn(one, history, server.disk, devices)))
  ).flat();
  const unburned = rowsOfLetters(
    burnedLetters(history),
    rows.map(({ row }) => row.id),
  );
  let diverged = 0;
  let waiting = 0;
  for (const { store } of devices) {
    unburned.push(...rowsOfLetters(burnedLetters(history), await store.ids('user_data')));
    const status = await store.sync.readStatus();
    waiting += status.waiting + status.refused;
    for (const { table, row } of rows) {
      if (!isSameRow(await store.get(table, row.id), row)) diverged += 1;
    }
    for (const table of [
      'journal_entries',
      'saved_moments',
      'emotion_records',
      'user_data',
      'audio_chunks',
    ] as const) {
      const ids = (await store.ids(table)).filter((id) => isSyncable(table, id));
      const known = new Set(rows.filter((row) => row.table === table).map(({ row }) => row.id));
      diverged += ids.filter((id) => !known.has(id)).length;
    }
  }
  return {
    lost: [
      ...missing,
      ...[...history.written].filter(
        (text) =>
          !counts.has(text) &&
          !earlier.has(text) &&
          !history.replaced.has(text) &&
          !history.removed.has(text),
      ),
    ],
    unburned,
    duplicated: [...counts].flatMap(([text, count]) => (count > 1 ? [text] : [])),
    stale: [...counts.keys()].filter((text) => history.replaced.has(text)).length,
    diverged,
    waiting,
    texts: history.written.size,
    conflicts: rows.filter(({ row }) => 'key' in row && row.key.startsWith('beside:')).length,
    requests: server.counts.requests,
  };
}

/**
 * Those of the row ids that are of one of these letters: the letter itself, its drafts, its earlier versions. What a lying
 * server sends of it afterwards is held back, and does not count.
 */
export const rowsOfLetters = (letters: string[], rowIds: string[]): string[] =>
  rowIds.filter(
    (rowId) => !rowId.includes(':held:') && letters.some((id) => rowId.includes(`letter:${id}`)),
  );
