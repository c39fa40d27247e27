import { type AccountServices, whenSessionKnown } from '@mooring/accounts';
import { AppError } from '@mooring/contract';
import type { Changes, OpenStore, Store, Vault } from '@mooring/storage';

/** The vault and the store of the account whose session is open. */
export type OpenAccount = { vault: Vault; store: Store };

/** Gives repositories access to the open account. */
export type AccountStorage = {
  /** Null without a session, not even a visitor's. Throws AppError('session.locked') while locked. */
  open(): Promise<OpenAccount | null>;
  /** Creates a visitor's account if there is no session. */
  openForWriting(): Promise<OpenAccount>;
};

type Parts = { services: AccountServices; openStore: OpenStore; changes: Changes };

export function createAccountStorage({ services, openStore, changes }: Parts): AccountStorage {
  const openAccount = async (vault: Vault): Promise<OpenAccount> => ({
    vault,
    store: withNotifications(await openStore(vault.userId), vault.userId, {
      services,
      changes,
    }),
  });

  return {
    async open() {
      await whenSessionKnown(services.session);
      const vault = services.vault();
      if (vault) return openAccount(vault);
      if (services.session.getState().status === 'locked') throw new AppError('session.locked');
      return null;
    },
    openForWriting: async () => openAccount(await services.vaultForWriting()),
  };
}

/** A store that notifies `changes` after every write. */
function withNotifications(
  store: Store,
  userId: string,
  { services, changes }: Pick<Parts, 'services' | 'changes'>,
): Store {
  return {
    ...store,
    async write(writes) {
      // A save that was running when everything was erased must not write again.
      if (services.isErased()) throw new AppError('session.erased');
      await store.write(writes);
      changes.notifyOf(userId, writes);
    },
  };
}
