import { createReplica } from './create-replica.ts';
import { createLog } from './log.ts';
import type { Replicas } from './replica.ts';
import type { SegmentStorage } from './segment-storage.ts';
import { snapshotOf } from './snapshot.ts';

/** The private file system of one fake browser: the bytes of each segment, by account and name. */
export type MemoryFiles = Map<string, Map<string, Uint8Array>>;
export type MemoryReplicas = Replicas & {
  files: MemoryFiles;
  /** Appends fail, as on a full disk. */
  full: boolean;
  /** Another tab of the same browser. `over` is put around its files, for tests that cut it off. */
  openTab(over?: OverSegments): MemoryReplicas;
  /** Releases the locks of this tab's segments, as when its process is killed. */
  kill(): void;
};

type OverSegments = (segments: SegmentStorage) => SegmentStorage;

/** What the tabs of one fake browser share. `locks`: which tab has locked a segment. */
type Shared = { files: MemoryFiles; locks: Map<string, object>; names: number };

/** For tests and stories: the real log over files in memory. */
export function memoryReplicas(
  shared: Shared = { files: new Map(), locks: new Map(), names: 0 },
  over: OverSegments = (segments) => segments,
): MemoryReplicas {
  const tab = {};
  const open = new Map<string, ReturnType<typeof createReplica>>();
  const kill = () => {
    for (const [name, owner] of shared.locks) if (owner === tab) shared.locks.delete(name);
    open.clear();
  };
  const replicas: MemoryReplicas = {
    files: shared.files,
    full: false,
    of(account) {
      const known = open.get(account);
      if (known) return known;
      const storage = over(memorySegmentStorage(shared, account, tab, () => replicas.full));
      const newName = () => {
        shared.names += 1;
        return `segment-${shared.names}`;
      };
      const replica = createReplica(createLog(storage, newName));
      open.set(account, replica);
      return replica;
    },
    has: async (account) =>
      [...(shared.files.get(account)?.values() ?? [])].some(({ length }) => length > 0),
    readSnapshot: async (account) => {
      const storage = memorySegmentStorage(shared, account, tab, () => replicas.full);
      const names = await storage.names();
      return snapshotOf(
        await Promise.all(
          names.map(async (name) => ({ name, source: await storage.openForReading(name) })),
        ),
      );
    },
    async remove(account) {
      await open.get(account)?.close();
      open.delete(account);
      shared.files.delete(account);
    },
    openTab: (around) => memoryReplicas(shared, around),
    kill,
  };
  return replicas;
}

function memorySegmentStorage(
  { files, locks }: Shared,
  account: string,
  tab: object,
  isFull: () => boolean,
): SegmentStorage {
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
    async openExclusive(name) {
      const lock = `${account}/${name}`;
      if (locks.has(lock)) return null;
      locks.set(lock, tab);
      folder().set(name, bytesOf(name));
      return {
        ...source(name),
        append(bytes) {
          if (isFull()) throw new DOMException('Full.', 'QuotaExceededError');
          const before = bytesOf(name);
          const whole = new Uint8Array(before.length + bytes.length);
          whole.set(before);
          whole.set(bytes, before.length);
          folder().set(name, whole);
        },
        release: () => void locks.delete(lock),
      };
    },
    openForReading: async (name) => source(name),
    async remove(name) {
      folder().delete(name);
    },
  };
}
