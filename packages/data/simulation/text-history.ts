import type { MemoryDisk } from '@mooring/storage/testing';

/**
 * Every text that was written, and those that a person replaced or removed on purpose. `attempted`: texts that an action
 * was to replace or remove, whether or not it was completed.
 */
export type TextHistory = {
  written: Set<string>;
  replaced: Set<string>;
  removed: Set<string>;
  attempted: Set<string>;
  /** By id: all texts of the letter, the devices that wrote or burned it, and whether a burn was completed. */
  letters: Map<string, { texts: string[]; writers: Set<object>; isBurned: boolean }>;
  /** The names that a tag was given, by the name it had. */
  renames: Map<string, string[]>;
  /**
   * The states of entries, by `stateOf`: the state it was made from, the picture that was added by it, and the ids of all the pictures
   * that the device had of the entry then.
   */
  states: Map<string, { from: string; picture: string | null; all: string[] }>;
  /** By the id of a picture: the text that is said with it. */
  pictureTexts: Map<string, string>;
  /** The states in which somebody removed an entry, or was about to. */
  removals: Set<{ state: string }>;
  /** By device: the save of an entry that is under way there, or that was cut short. Its state may be stored all the same. */
  unfinished: Map<object, { id: string; from: string; picture: string | null }>;
  /** Ids of pictures that somebody took out of an entry, or was about to. */
  takenOut: Set<string>;
  /** Ids of pictures that somebody removed with their entry, or was about to. */
  removedWithEntry: Set<string>;
  /** By the id of a picture: the devices on which it was not there, with its bytes, when its entry was last changed or brought back there. */
  notArrived: Map<string, Set<object>>;
  /** By device, then by the id of an entry that somebody removed there: the pictures that the device had of it, until a sync brings the entry back. */
  removedOn: Map<object, Map<string, string[]>>;
  /** By device: `entry:picture` of every picture that somebody removed there with its entry, and whose row has not come back there since. */
  removedFrom: Map<object, Set<string>>;
};

export const newTextHistory = (): TextHistory => ({
  written: new Set(),
  replaced: new Set(),
  removed: new Set(),
  attempted: new Set(),
  letters: new Map(),
  renames: new Map(),
  states: new Map(),
  pictureTexts: new Map(),
  removals: new Set(),
  unfinished: new Map(),
  takenOut: new Set(),
  removedWithEntry: new Set(),
  notArrived: new Map(),
  removedOn: new Map(),
  removedFrom: new Map(),
});

/** A text that exists nowhere else, noted in the history. */
export const newText = ({ written }: TextHistory, kind: string) => {
  const text = `${kind} ${written.size + 1}`;
  written.add(text);
  return text;
};

/** A tag, and all that was made of it, on whatever device. */
export const renamedFrom = (history: TextHistory, tag: string): string[] => [
  tag,
  ...(history.renames.get(tag) ?? []).flatMap((name) => renamedFrom(history, name)),
];

export const stateOf = ({ id, editedAt }: { id: string; editedAt: string | null }) =>
  `${id} ${editedAt}`;

/** Notes the state that a save left on this disk before it was cut short, if it did: what is made from it has its pictures. */
export function noteUnfinished(disk: MemoryDisk, { states, unfinished }: TextHistory): void {
  const save = unfinished.get(disk);
  unfinished.delete(disk);
  for (const tables of save ? disk.values() : []) {
    const row = tables.get('journal_entries')?.get(save?.id ?? '');
    if (!save || !row || !('editedAt' in row)) continue;
    const state = stateOf(row);
    if (state === save.from || states.has(state)) continue;
    states.set(state, { from: save.from, picture: save.picture, all: [] });
  }
}
