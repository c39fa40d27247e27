import type { Remote, Row, Table } from '@mooring/storage';
import type { ServerRow } from '@mooring/storage/testing';
import type { ServerDisk } from './fake-server.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A server that answers a share of the questions with older rows, damaged rows, too few rows, or deletions nobody made. */
export function lyingRemote(
  remote: Remote,
  { disk, random, share }: { disk: ServerDisk; random: SeededRandom; share: number },
): Remote {
  const lieAbout = (one: ServerRow): ServerRow[] => {
    if (!random.chance(share)) return [one];
    const older = disk.past.find(({ table, id }) => table === one.table && id === one.row.id);
    const kind = random.below(3);
    if (kind === 0) return [];
    if (kind === 1 && older) {
      const { id: _, ...row } = structuredClone(older);
      return [{ ...row, rev: one.rev, seq: one.seq }];
    }
    return [{ ...one, row: garbled(one.row) }];
  };
  const answer = async (rows: Promise<ServerRow[]>) => (await rows).flatMap(lieAbout);
  return {
    ...remote,
    fetch: (...given) => answer(remote.fetch(...given)),
    rowsAfter: (...given) => answer(remote.rowsAfter(...given)),
    newest: (...given) => answer(remote.newest(...given)),
    async tombstonesAfter(...given) {
      const real = await remote.tombstonesAfter(...given);
      if (!random.chance(share)) return real;
      const victim = random.pick([...disk.rows.values()]);
      if (!victim) return real;
      return [
        ...real,
        { table: victim.table as Table, id: victim.id, seq: victim.seq, seal: null },
      ];
    },
  };
}

function garbled(row: Row): Row {
  const field = (value: unknown) =>
    typeof value === 'string' && value.startsWith('e1.') ? `${value.slice(0, -4)}AAAA` : value;
  const columns = Object.entries(row).map(([name, value]) => [name, field(value)]);
  return Object.fromEntries(columns) as Row;
}
