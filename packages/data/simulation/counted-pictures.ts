/** Which pictures of entries a device has, and which of them count as lost. */
import type { MemoryDisk } from '@mooring/storage/testing';
import type { ServerDisk, StoredRow } from './fake-server.ts';
import type { SimulatedDevice } from './simulated-devices.ts';
import { stateOf, type TextHistory } from './text-history.ts';

/**
 * The pictures with their bytes that a device has of an entry. Read from its disk: nothing happens to the device meanwhile. A row that is held
 * back is not there: nobody sees it.
 */
export function picturesOnDisk(disk: MemoryDisk, entryId: string): string[] {
  return [...disk.values()].flatMap((tables) => {
    const ids = [...(tables.get('user_data')?.keys() ?? [])].filter((id) => !id.includes(':held:'));
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
  { removedOn, removedFrom }: TextHistory,
  entryId: string,
  had: string[],
): void {
  const removed = removedOn.get(disk) ?? new Map<string, string[]>();
  removedOn.set(disk, removed.set(entryId, had));
  const gone = removedFrom.get(disk) ?? new Set();
  removedFrom.set(disk, gone);
  for (const id of had) gone.add(`${entryId}:${id}`);
}

/** A picture whose row is on the disk again counts as removed there no longer, whether or not its bytes are there. */
function forgetRemoved(disk: MemoryDisk, { removedFrom }: TextHistory): void {
  const gone = removedFrom.get(disk) ?? new Set();
  for (const [account, tables] of disk) {
    for (const name of gone) {
      if (tables.get('user_data')?.has(`${account}:picture:${name}`)) gone.delete(name);
    }
  }
}

/**
 * Notes, after a sync of a device, which pictures it never had of the entries that this sync brought back: somebody had removed them here, and another
 * device had changed them. This device sends such an entry again, as a change of its own.
 */
export function noteBroughtBack(disk: MemoryDisk, history: TextHistory): void {
  forgetRemoved(disk, history);
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
 * device ever had it. Nor is one that somebody removed with the entry on every device, and that came back on none of them: only the words of the
 * entry come back then, because one device had changed them before (seed 33000278).
 */
export async function missingPicturesOn(
  { entries, disk }: Pick<SimulatedDevice, 'entries' | 'disk'>,
  { states, takenOut, removedWithEntry, notArrived, removedFrom }: TextHistory,
  { past }: Pick<ServerDisk, 'past'>,
  devices: readonly Pick<SimulatedDevice, 'disk'>[],
): Promise<string[]> {
  const sent = new Set(past.map(({ id }) => id.split(':picture:')[1]));
  return (await entries.list()).items.flatMap((entry) => {
    const here = picturesOnDisk(disk, entry.id);
    const all = states.get(stateOf(entry))?.all ?? [];
    const isNowhereElse = (id: string) =>
      Boolean(notArrived.get(id)?.size) || !sent.has(`${entry.id}:${id}`);
    const isRemovedEverywhere = (id: string) =>
      devices.every((device) => removedFrom.get(device.disk)?.has(`${entry.id}:${id}`));
    const isGone = (id: string) =>
      removedWithEntry.has(id) && (isNowhereElse(id) || isRemovedEverywhere(id));
    return all.filter((id) => !takenOut.has(id) && !isGone(id) && !here.includes(id));
  });
}

/**
 * Notes as removed the pictures of every state that a removed state of an entry contains, also those whose rows had not come to the device
 * on which it was removed: a row travels after its entry. For the end, when everything was sent.
 */
export function noteRemovedPictures(history: TextHistory, server: Pick<ServerDisk, 'past'>): void {
  const contained = containedStates(history, server);
  const open = [...history.removals].map(({ state }) => state);
  const done = new Set<string>();
  for (let state = open.pop(); state !== undefined; state = open.pop()) {
    if (done.has(state)) continue;
    done.add(state);
    const { picture = null, all = [] } = history.states.get(state) ?? {};
    const texts = [picture, ...all.map((id) => history.pictureTexts.get(id))];
    for (const text of texts) if (text) history.removed.add(text);
    open.push(...(contained.get(state) ?? []));
  }
}

/**
 * By state: the one it was made from, the one that it replaced on the server by a device that knew it (of two with the same words one stays), and of a
 * conflict copy the one that it is a copy of.
 */
function containedStates({ states }: TextHistory, { past }: Pick<ServerDisk, 'past'>) {
  const contained = new Map<string, Set<string>>();
  const note = (state: string, earlier: string) =>
    contained.set(state, (contained.get(state) ?? new Set()).add(earlier));
  for (const [state, { from }] of states) note(state, from);
  const last = new Map<string, StoredRow>();
  for (const one of past) {
    const [, original, copy] = /:beside:journal_entries:([^:]+):([^:]+)$/.exec(one.id) ?? [];
    for (const state of original && copy ? states.keys() : []) {
      if (state.startsWith(`${original} `)) note(state.replace(original ?? '', copy ?? ''), state);
    }
    if (!('editedAt' in one.row)) continue;
    const before = last.get(one.id);
    last.set(one.id, one);
    // After a removal the number goes on by two.
    if (before && 'editedAt' in before.row && before.rev + 1 === one.rev) {
      note(stateOf(one.row), stateOf(before.row));
    }
  }
  return contained;
}
