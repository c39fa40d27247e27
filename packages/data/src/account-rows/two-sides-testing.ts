import type { Vault } from '@mooring/storage';
import { browserEnv, createVault, deriveVaultKeys } from '@mooring/storage';
import { type MemoryDisk, memoryStores } from '@mooring/storage/testing';
import { createRepositories } from '../repositories/repositories.ts';

/** A visitor and an account on one disk, and what each has. */
export const twoSides = async () => {
  const make = async (userId: string, fill: number) =>
    createVault({
      env: browserEnv,
      userId,
      ...(await deriveVaultKeys(new Uint8Array(32).fill(fill))),
    });
  const [from, to] = [{ vault: await make('visitor', 1) }, { vault: await make('ana', 2) }];
  const disk: MemoryDisk = new Map();
  const stores = memoryStores(disk);
  const of = ({ vault }: { vault: Vault }) => {
    const open = async () => ({ vault, store: await stores(vault.userId) });
    const storage = { open, openForWriting: open };
    return createRepositories({ env: browserEnv, storage, onEntryCreated() {} });
  };
  return { disk, stores, from, to, visitor: of(from), ana: of(to) };
};
