import { openRow } from '@mooring/formats';
import { type Row, type Table, tableNames, type Write } from '@mooring/storage';
import * as z from 'zod/mini';
import type { OpenAccount } from '../repositories/account-storage.ts';
import { openJson } from '../repositories/sealed-json.ts';
import { rowsWithPrefix, valueLocation } from '../repositories/user-data-rows.ts';

const heldShape = z.object({ table: z.string(), row: z.record(z.string(), z.unknown()) });

const prefixOf = ({ vault }: OpenAccount) => `${vault.userId}:held:`;

/**
 * The rows of the service that were not taken over, as JSON: with their words where they open, and as they came where they
 * do not.
 */
export async function heldAsJson(open: OpenAccount): Promise<string> {
  const documents = await rowsWithPrefix(open.store, prefixOf(open));
  const pieces = await Promise.all(
    documents.map(async ({ id, value, created_at: receivedAt }) => {
      const held = await openJson(open.vault, valueLocation(id), value, heldShape);
      const table = tableNames.find((name) => name === held.table);
      const words = table ? await wordsOf(open, table, held.row) : null;
      return { table: held.table, receivedAt, ...(words ? { words } : { row: held.row }) };
    }),
  );
  return `${JSON.stringify({ format: 'mooring-held', version: 1, pieces }, null, 2)}\n`;
}

async function wordsOf({ vault }: OpenAccount, table: Table, row: Record<string, unknown>) {
  return openRow(vault, table, row as Row).catch(() => null);
}

export async function removeHeldRows(open: OpenAccount): Promise<void> {
  const ids = await open.store.ids('user_data', prefixOf(open));
  await open.store.write(ids.map((remove): Write => ({ table: 'user_data', remove })));
}
