/** Which pictures of entries a device has, and which of them count as lost. */
import type { MemoryDisk } from '@mooring/storage/testing';
import type { ServerDisk } from './fake-server.ts';
import type { SimulatedDevice } from './simulated-devices.ts';
import { stateOf, type TextHistory } from './text-history.ts';

/** The pictures with their bytes that a device has of an entry. Read from its disk: nothing happens to the device meanwhile. */
export function picturesOnDisk(disk: MemoryDisk, entryId: string): string[] {
  return [...disk.values()].flatMap((tables) => {
    const ids = [...(tables.get('user_data')?.keys() ?? [])];
    const pictures = ids.flatMap((id) => id.split(`:picture:${entryId}:`)[1] ?? []);
    return pictures.filter((id) => tables.get('audio_chunks')?.has(`${id}:0000`));
  });
}

/** Notes which pictures of an entry, or of all, are not on this disk. If another device removes the entry with its pictures, no device has them. */
export function noteNotArrived(disk: MemoryDisk, history: TextHistory, entryId = ''): void {
  for (const [state, { all }] of history.states) {
    if (!state.startsWith(entryId)) continue;
    const here = picturesOnDisk(disk, state.split(' ')[0] ?? '');
    for (const id of all) {
      const without = history.notArrived.get(id) ?? new Set();
      history.notArrived.set(id, without);
      if (here.includes(id)) without.delete(disk);
      else without.add(disk);
    }
  }
}

/** Notes that somebody removed an entry on a device, which had these pictures of it. */
export function noteRemoved(
  disk: MemoryDisk,
  { removedOn }: TextHistory,
  entryId: string,
  had: string[],
): void {
  const removed = removedOn.get(disk) ?? new Map<string, string[]>();
  removedOn.set(disk, removed.set(entryId, had));
}

/**
 * Notes, after a sync of a device, which pictures it never had of the entries that this sync brought back: somebody had removed them here, and another
 * device had changed them. This device sends such an entry again, as a change of its own.
 */
export function noteBroughtBack(disk: MemoryDisk, history: TextHistory): void {
  const removed = history.removedOn.get(disk) ?? new Map<string, string[]>();
  for (const [id, had] of removed) {
    if (![...disk.values()].some((tables) => tables.get('journal_entries')?.has(id))) continue;
    removed.delete(id);
    const here = [...had, ...picturesOnDisk(disk, id)];
    const states = [...history.states].filter(([state]) => state.startsWith(id));
    for (const picture of states.flatMap(([, { all }]) => all)) {
      if (here.includes(picture)) continue;
      history.notArrived.set(picture, (history.notArrived.get(picture) ?? new Set()).add(disk));
    }
  }
}

/**
 * Ids of pictures that an entry had where it was last changed, and has not here: also where another device had removed the entry. Not counted is
 * one that somebody removed with the entry, where a device that brought the entry back never had it, or the server never had its row: then no other
 * device ever had it.
 */
export async function missingPicturesOn(
  { entries, disk }: Pick<SimulatedDevice, 'entries' | 'disk'>,
  { states, takenOut, removedWithEntry, notArrived }: TextHistory,
  { past }: Pick<ServerDisk, 'past'>,
): Promise<string[]> {
  const sent = new Set(past.map(({ id }) => id.split(':picture:')[1]));
  return (await entries.list()).items.flatMap((entry) => {
    const here = picturesOnDisk(disk, entry.id);
    const all = states.get(stateOf(entry))?.all ?? [];
    const isNowhereElse = (id: string) =>
      Boolean(notArrived.get(id)?.size) || !sent.has(`${entry.id}:${id}`);
    const isGone = (id: string) => removedWithEntry.has(id) && isNowhereElse(id);
    return all.filter((id) => !takenOut.has(id) && !isGone(id) && !here.includes(id));
  });
}
