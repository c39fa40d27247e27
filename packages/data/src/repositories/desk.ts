import { AppError } from '@mooring/contract';
import type { Changes, OpenStore, Store, Vault } from '@mooring/storage';
import type { AccountsKit } from '../accounts/accounts.ts';

export type OpenDesk = { vault: Vault; store: Store };

/** Where a repository works: the open vault with its account's rows. */
export type Desk = {
  /** Null when nobody is here, not even a visitor. Throws AppError('session.locked') while locked. */
  open(): Promise<OpenDesk | null>;
  /** Makes the visitor when nobody is here. */
  openForWriting(): Promise<OpenDesk>;
};

type Parts = { kit: AccountsKit; openStore: OpenStore; changes: Changes };

export function createDesk({ kit, openStore, changes }: Parts): Desk {
  const at = async (vault: Vault): Promise<OpenDesk> => ({
    vault,
    store: telling(await openStore(vault.userId), vault.userId, { kit, changes }),
  });

  return {
    async open() {
      await settled(kit);
      const vault = kit.vault();
      if (vault) return at(vault);
      if (kit.session.getState().status === 'locked') throw new AppError('session.locked');
      return null;
    },
    openForWriting: async () => at(await kit.vaultForWriting()),
  };
}

/** Every write is followed by word of it. */
function telling(
  store: Store,
  userId: string,
  { kit, changes }: Pick<Parts, 'kit' | 'changes'>,
): Store {
  return {
    ...store,
    async write(writes) {
      // A save that was under way when everything was erased would bring a part of it back.
      if (kit.isErased()) throw new AppError('session.erased');
      await store.write(writes);
      changes.tell(userId, [...new Set(writes.map(({ table }) => table))]);
    },
  };
}

/** Resolves once it is known who is here. */
function settled({ session }: AccountsKit): Promise<void> {
  if (session.getState().status !== 'starting') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = session.subscribe(({ status }) => {
      if (status === 'starting') return;
      stop();
      resolve();
    });
  });
}
