import { type PlainRow, sealRow } from '@mooring/formats';
import type { Env, Table, Vault, Write } from '@mooring/storage';
import { conflictCopyNote } from '../repositories/conflict-copies.ts';

export type KeepParts = { env: Pick<Env, 'now' | 'newId'>; vault: Vault };

/** Documents that hold choices and counts only, no words of the person. */
const withoutWords = [
  'settings',
  'companion-settings',
  'companion-day',
  'subscription',
  'library-read',
  'rituals',
];
const bookkeeping = /^(set-aside|beside):/;

/**
 * The writes that keep a version whose words a backup replaces. Two entries stand in the journal beside each other, as
 * after a conflict between two devices. Another document becomes an earlier version.
 */
export async function keepReplacedWrites(
  table: Table,
  replaced: PlainRow,
  { env, vault }: KeepParts,
): Promise<Write[]> {
  if (table === 'journal_entries' && 'title' in replaced) {
    const id = env.newId();
    const copy = await sealRow(vault, table, { ...replaced, id });
    return [
      { table, put: copy } as Write,
      await conflictCopyNote(table, replaced.id, id, { env, vault }),
    ];
  }
  if (table !== 'user_data' || !('key' in replaced)) return [];
  const { key } = replaced;
  if (withoutWords.includes(key) || bookkeeping.test(key)) return [];
  const aside = {
    ...replaced,
    key: `set-aside:${key}:${env.newId()}`,
    updated_at: env.now().toISOString(),
  };
  return [{ table, put: await sealRow(vault, table, aside) } as Write];
}
