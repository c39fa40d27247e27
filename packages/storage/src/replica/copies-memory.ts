import type { Copies } from './copies.ts';
import { createCopy } from './copy-over.ts';
import { createJournal } from './journal.ts';
import { peekAt } from './peek.ts';
import type { Place } from './place.ts';

/** What the private file system of one imagined browser holds: segments by account and name. */
export type MemoryFiles = Map<string, Map<string, Uint8Array>>;
export type MemoryCopies = Copies & {
  files: MemoryFiles;
  /** Nothing more can be added, as on a full disk. */
  full: boolean;
  /** Another tab of the same browser. */
  openTab(): MemoryCopies;
  /** As when the tab is killed: its segments are in nobody's hands. */
  kill(): void;
};

type Shared = { files: MemoryFiles; held: Map<string, object>; names: number };

/** For tests and stories: the real journal over files in memory. */
export function memoryCopies(
  shared: Shared = { files: new Map(), held: new Map(), names: 0 },
): MemoryCopies {
  const me = {};
  const open = new Map<string, ReturnType<typeof createCopy>>();
  const drop = () => {
    for (const [name, holder] of shared.held) if (holder === me) shared.held.delete(name);
    open.clear();
  };
  const copies: MemoryCopies = {
    files: shared.files,
    full: false,
    of(account) {
      const known = open.get(account);
      if (known) return known;
      const place = memoryPlace(shared, account, me, () => copies.full);
      const newName = () => {
        shared.names += 1;
        return `segment-${shared.names}`;
      };
      const copy = createCopy(createJournal(place, newName));
      open.set(account, copy);
      return copy;
    },
    has: async (account) =>
      [...(shared.files.get(account)?.values() ?? [])].some(({ length }) => length > 0),
    peek: async (account) => {
      const place = memoryPlace(shared, account, me, () => copies.full);
      const names = await place.names();
      return peekAt(
        await Promise.all(names.map(async (name) => ({ name, source: await place.peek(name) }))),
      );
    },
    async remove(account) {
      await open.get(account)?.close();
      open.delete(account);
      shared.files.delete(account);
    },
    openTab: () => memoryCopies(shared),
    kill: drop,
  };
  return copies;
}

function memoryPlace(
  { files, held }: Shared,
  account: string,
  me: object,
  full: () => boolean,
): Place {
  const folder = () => {
    const known = files.get(account) ?? new Map<string, Uint8Array>();
    files.set(account, known);
    return known;
  };
  const bytesOf = (name: string) => folder().get(name) ?? new Uint8Array(0);
  const source = (name: string) => ({
    size: () => bytesOf(name).length,
    read: (offset: number, length: number) => bytesOf(name).slice(offset, offset + length),
  });
  return {
    names: async () => [...folder().keys()].sort((a, b) => bytesOf(b).length - bytesOf(a).length),
    async claim(name) {
      const lock = `${account}/${name}`;
      if (held.has(lock)) return null;
      held.set(lock, me);
      folder().set(name, bytesOf(name));
      return {
        ...source(name),
        append(bytes) {
          if (full()) throw new DOMException('Full.', 'QuotaExceededError');
          const before = bytesOf(name);
          const whole = new Uint8Array(before.length + bytes.length);
          whole.set(before);
          whole.set(bytes, before.length);
          folder().set(name, whole);
        },
        release: () => void held.delete(lock),
      };
    },
    peek: async (name) => source(name),
    async remove(name) {
      folder().delete(name);
    },
  };
}
