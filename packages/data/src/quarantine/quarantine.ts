import type { Copies, Copy } from '@mooring/storage';
import {
  keyOf,
  opens,
  orderedBy,
  type Row,
  type Table,
  tableNames,
  type Write,
} from '@mooring/storage';
import type { Desk, OpenDesk } from '../repositories/desk.ts';
import { breathe } from '../summaries/breathe.ts';

/** A row that does not open: which, and the ISO time it is listed by. Its bytes stay where they are. */
export type Piece = { table: Table; id: string; date: string };

/** What cannot be opened is listed, mended where the second copy has it whole, and never deleted. */
export type Quarantine = {
  /** Looks at everything of the account that is open. `mended` were put back from the second copy. */
  look(): Promise<{ pieces: Piece[]; mended: number }>;
  /** The pieces as they are kept, sealed, as JSON: for keeping elsewhere until something opens them. */
  download(): Promise<string>;
};

type Parts = { desk: Desk; copies(): Promise<Copies | null> };
type Stuck = { table: Table; row: Row };

const rowsAtOnce = (table: Table) => (table === 'audio_chunks' ? 8 : 100);

export function createQuarantine({ desk, copies }: Parts): Quarantine {
  return {
    async look() {
      const open = await desk.open();
      if (!open) return { pieces: [], mended: 0 };
      const found = await stuckRows(open);
      const copy = found.length > 0 ? (await copies())?.of(open.vault.userId) : undefined;
      const pieces: Piece[] = [];
      for (const stuck of found) {
        if (!(copy && (await mend(open, copy, stuck)))) pieces.push(pieceOf(stuck));
      }
      return { pieces, mended: found.length - pieces.length };
    },
    async download() {
      const open = await desk.open();
      const found = open ? await stuckRows(open) : [];
      return `${JSON.stringify({ format: 'mooring-pieces', version: 1, pieces: found }, null, 2)}\n`;
    },
  };
}

async function stuckRows({ store, vault }: OpenDesk): Promise<Stuck[]> {
  const stuck: Stuck[] = [];
  for (const table of tableNames) {
    const limit = rowsAtOnce(table);
    let rows: Row[] = [];
    for (let after = ''; ; after = rows.at(-1)?.id ?? '') {
      rows = await store.page(table, after, limit);
      const sound = await Promise.all(rows.map((row) => opens(table, row, vault)));
      stuck.push(...rows.filter((_, index) => !sound[index]).map((row) => ({ table, row })));
      if (rows.length < limit) break;
      await breathe();
    }
  }
  return stuck;
}

/** Whether the second copy had it whole: then it is back in its place. */
async function mend({ store, vault }: OpenDesk, copy: Copy, { table, row }: Stuck) {
  const [copied] = await copy.read([keyOf(table, row.id)]).catch(() => []);
  if (!copied?.value) return false;
  const put = JSON.parse(copied.value) as Row;
  if (put.id !== row.id || !(await opens(table, put, vault))) return false;
  // Written anew meanwhile: then it opens, or is looked at again the next time.
  const now = await store.get(table, row.id);
  if (JSON.stringify(now) !== JSON.stringify(row)) return true;
  await store.write([{ table, put } as Write]);
  return true;
}

function pieceOf({ table, row }: Stuck): Piece {
  const fields: Record<string, unknown> = row;
  return { table, id: row.id, date: String(fields[orderedBy[table]]) };
}
