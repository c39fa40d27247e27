import type { Env, Row, Vault, Write } from '@mooring/storage';
import * as z from 'zod/mini';
import { createConflictResolver } from '../repositories/resolve-conflict.ts';
import { openJson, sealJson } from '../repositories/sealed-json.ts';
import { type UserDataRow, valueLocation } from '../repositories/user-data-rows.ts';

/** Documents of choices, not of words: what the account has chosen stays, and the rest is added. */
const choices = ['settings', 'companion-settings', 'subscription', 'companion-day'];

/**
 * Puts a visitor's document together with the account's own of the same key, as two versions of two devices: no words of
 * either are lost. The rows it adds have the same ids each time, so a move that was interrupted adds none twice.
 */
export async function mergeMovedDocument(
  { env, vault, from }: { env: Env; vault: Vault; from: string },
  { ours, theirs }: { ours: UserDataRow; theirs: UserDataRow },
): Promise<{ put: Row | null; others: Write[] }> {
  if (choices.includes(ours.key)) {
    const [added, chosen] = await Promise.all([ours, theirs].map((row) => readValue(vault, row)));
    const value = { ...added, ...chosen };
    if (JSON.stringify(value) === JSON.stringify(chosen)) return { put: null, others: [] };
    const sealed = await sealJson(vault, valueLocation(theirs.id), value);
    return { put: { ...theirs, value: sealed, updated_at: env.now().toISOString() }, others: [] };
  }
  const newId = () => `${from}-${Date.parse(ours.updated_at)}`;
  const resolve = createConflictResolver({ env: { ...env, newId }, vault });
  const { winner, extraWrites } = await resolve('user_data', { ours, theirs });
  if (winner === 'theirs') return { put: null, others: extraWrites };
  return { put: winner === 'ours' ? ours : winner, others: extraWrites };
}

const readValue = (vault: Vault, { id, value }: UserDataRow) =>
  openJson(vault, valueLocation(id), value, z.record(z.string(), z.unknown()));
