/** What a hostile server can do with the past: deletions, forks, backups. */
import type { ServerDisk } from './fake-server.ts';
import { entry, type Move, words } from './hostile-move.ts';
import { forkOf, type HostileWorld } from './hostile-world.ts';

/** Puts back what the server had, as if nothing had happened since. */
function setBack({ disk }: HostileWorld, before: ServerDisk, isWhole: boolean): void {
  const replace = <T>(now: Map<string, T>, then: Map<string, T>) => {
    now.clear();
    for (const [key, one] of then) now.set(key, one);
  };
  replace(disk.rows, before.rows);
  replace(disk.tombstones, before.tombstones);
  if (isWhole) replace(disk.statements, before.statements);
}

/** A week of writing, and then the server as it was before. */
async function liveThroughSetBack(world: HostileWorld, isWhole: boolean): Promise<void> {
  const { a, b, disk, ids, sync } = world;
  const { rows, tombstones, statements } = disk;
  const before = { ...disk, ...structuredClone({ rows, tombstones, statements }) };
  await a.entries.create(words('this week'));
  await a.entries.update(ids.other, words('changed this week'));
  await sync(a, b);
  setBack(world, before, isWhole);
}

export const historyMoves: readonly Move[] = [
  {
    name: 'a deletion that nobody made',
    play({ disk, ids }) {
      disk.rows.delete(entry(ids.other));
      const gone = { table: 'journal_entries' as const, id: ids.other, rev: 9, seal: null };
      disk.tombstones.set(entry(ids.other), { ...gone, seq: disk.nextSeq() });
    },
  },
  {
    name: 'every entry deleted on the server',
    play({ disk }) {
      for (const [key, { table, id }] of [...disk.rows]) {
        if (table !== 'journal_entries') continue;
        disk.rows.delete(key);
        disk.tombstones.set(key, { table, id, seq: disk.nextSeq(), rev: 9, seal: null });
      }
    },
  },
  {
    name: 'a deletion that is not passed on',
    async play({ a, disk, stored, sync, ids }) {
      const row = stored('journal_entries', ids.deleted);
      await a.entries.remove(ids.deleted);
      await sync(a);
      disk.tombstones.delete(entry(ids.deleted));
      disk.rows.set(entry(ids.deleted), row);
    },
    changes: ({ ids }) => [entry(ids.deleted)],
  },
  {
    name: 'a deleted entry that comes back, numbered as new',
    async play({ a, b, disk, stored, sync, overwrite, ids }) {
      const row = stored('journal_entries', ids.deleted);
      await a.entries.remove(ids.deleted);
      await sync(a, b);
      disk.tombstones.delete(entry(ids.deleted));
      overwrite(row, {});
    },
    changes: ({ ids }) => [entry(ids.deleted)],
  },
  {
    name: 'the deletion of one entry under the id of another',
    async play({ a, disk, sync, ids }) {
      await a.entries.remove(ids.deleted);
      await sync(a);
      const gone = disk.tombstones.get(entry(ids.deleted));
      disk.rows.delete(entry(ids.other));
      if (gone)
        disk.tombstones.set(entry(ids.other), { ...gone, id: ids.other, seq: disk.nextSeq() });
    },
    changes: ({ ids }) => [entry(ids.deleted)],
  },
  {
    name: 'a deletion from before the entry was put back',
    async play({ a, b, disk, sync, ids }) {
      const kept = await a.entries.get(ids.deleted);
      await a.entries.remove(ids.deleted);
      await sync(a, b);
      const gone = disk.tombstones.get(entry(ids.deleted));
      if (kept) await a.entries.restore(kept);
      await sync(a, b);
      disk.rows.delete(entry(ids.deleted));
      if (gone) disk.tombstones.set(entry(ids.deleted), { ...gone, seq: disk.nextSeq() });
    },
  },
  {
    name: 'two devices are told two stories, which then meet',
    async play({ a, b, disk, sync, intercept, ids }) {
      const fork = forkOf(disk);
      intercept((remote, device) => (device === 2 ? fork.remote() : remote));
      await a.entries.update(ids.other, words('in one story'));
      await b.entries.update(ids.other, words('in the other story'));
      await b.entries.update(ids.other, words('in the other story, later'));
      await sync(a, b);
      for (const row of fork.disk.rows.values()) {
        if (row.id !== ids.other) continue;
        disk.rows.set(entry(row.id), { ...row, rev: row.rev + 1, seq: disk.nextSeq() });
      }
      intercept((remote) => remote);
    },
    changes: ({ ids }) => [entry(ids.other)],
  },
  {
    name: 'the rows of last week with the statements of today',
    play: (world) => liveThroughSetBack(world, false),
    changes: ({ ids }) => [entry(ids.other)],
  },
  {
    name: 'the numbers begin anew',
    play({ disk }) {
      let seq = 0;
      for (const row of disk.rows.values()) {
        seq += 1;
        row.seq = seq;
        row.rev = 1;
      }
    },
  },
  {
    name: 'a write is acknowledged and thrown away',
    async play({ a, b, disk, sync }) {
      const before = new Set(disk.rows.keys());
      const { id } = await a.entries.create(words('taken, and thrown away'));
      await sync(a);
      if (!before.has(entry(id))) disk.rows.delete(entry(id));
      await sync(b);
    },
  },
  {
    name: 'rows without a seal, as version 1.0.0 wrote them',
    play({ overwrite, oldest, ids }) {
      overwrite({ ...oldest('journal_entries', ids.edited), seal: null }, {});
    },
  },
];

/** What an honest server may do as well. */
export const honestMoves: readonly Move[] = [
  { name: 'nothing at all', play: () => {} },
  {
    name: 'the backup of last week put back',
    play: (world) => liveThroughSetBack(world, true),
    changes: ({ ids }) => [entry(ids.other)],
  },
];
