import type { Account, BesideKey, StaySignedIn, Vault } from '@mooring/storage';
import {
  createStoredSession,
  createVault,
  type VaultKeys,
  writeSessionPointer,
} from '@mooring/storage';
import { createStore } from 'zustand/vanilla';
import type { AccountDependencies } from '../account-services.ts';
import { findSession } from './find-session.ts';
import { accountOf, type Session, type SessionStore } from './session.ts';

/** Holds the open vault, if any, and stores the state of the session on the device. */
export type SessionHolder = {
  session: SessionStore;
  vault(): Vault | null;
  stay(): StaySignedIn;
  setStay(stay: StaySignedIn): Promise<void>;
  /** Opens the session of an account whose password or phrase was just proved. */
  open(account: Account, keys: VaultKeys, beside?: BesideKey): Promise<void>;
  /** Opens a visitor's session, whose key is already stored. */
  openVisitor(account: Account, keys: VaultKeys): void;
  /** The account's profile has changed. */
  profileChanged(account: Account): void;
  /** Stores the key of the open account, or removes it where it is asked for each time. */
  keepKey(account: Account, keys: VaultKeys, beside?: BesideKey): Promise<void>;
  /** The keys of the open vault. */
  keys(): VaultKeys | null;
  /** Resolves when the key of an account that was just unlocked is on the disk, or could not be stored. */
  stored(): Promise<unknown>;
  lock(): Promise<void>;
  close(why?: 'unused'): Promise<void>;
  /** Everything is being erased: drops all keys, and stores nothing more until the page is reloaded. */
  erase(): void;
  isErased(): boolean;
  /** Restores the session that the device remembers. */
  resume(): Promise<void>;
};

export function createSessionHolder(parts: AccountDependencies): SessionHolder {
  const { env, directory, sessionKeys, tabChannel } = parts;
  const session = createStore<Session>(() => ({ status: 'starting' }));
  let held: { vault: Vault; keys: VaultKeys } | null = null;
  let stay: StaySignedIn = 'stay';
  let drops = 0;
  let forgotten = false;
  let ending: Promise<void> | null = null;
  /** The key and the session of an account that was just opened are being stored. */
  let storing: Promise<unknown> | null = null;

  const hold = (account: Account, keys: VaultKeys) => {
    held = { vault: createVault({ env, userId: account.id, ...keys }), keys };
    session.setState({ status: 'open', account }, true);
  };
  const drop = (next: Session) => {
    drops += 1;
    held = null;
    session.setState(next, true);
  };
  /** Saves what is being typed while there still is a key, then drops it. */
  const end = async (account: Account, next: Session) => {
    ending = parts.saveTyping?.() ?? null;
    if (ending) await ending;
    ending = null;
    if (accountOf(session.getState())?.id === account.id) drop(next);
  };
  const keepKey = (account: Account, keys: VaultKeys, beside?: BesideKey) =>
    stay === 'stay'
      ? sessionKeys.put(createStoredSession(env.now(), account.id, keys, true), beside)
      : sessionKeys.remove(account.id);
  const remember = async (accountId: string | null, locked: boolean) => {
    writeSessionPointer(accountId);
    await directory.putFact('session', { accountId, locked });
  };
  const endEverywhere = async (account: Account, next: Session) => {
    const accountId = account.id;
    const isLock = next.status === 'locked';
    tabChannel.post({ type: 'locked', accountId });
    await end(account, next);
    // What is still on its way to the disk must not come after its removal.
    await storing;
    await finishAll([sessionKeys.remove(accountId), remember(isLock ? accountId : null, isLock)]);
    tabChannel.post({ type: 'session-changed', accountId });
  };

  const resume = async (): Promise<void> => {
    if (ending) await ending;
    if (forgotten) return;
    const before = drops;
    const found = await findSession(parts, held?.vault.userId ?? null).catch(() => null);
    if (before !== drops) return resume();
    if (!found && session.getState().status !== 'starting') return;
    stay = found?.stay ?? stay;
    if (!found?.account) return drop({ status: 'signed-out' });
    const { account, keys } = found;
    if (keys === 'held') session.setState({ status: 'open', account }, true);
    else if (keys) hold(account, keys);
    else drop({ status: 'locked', account });
  };

  tabChannel.listen((signal) => {
    const current = session.getState();
    if (signal.type !== 'locked' || current.status !== 'open' || current.account.visitor) return;
    if (signal.accountId && signal.accountId !== current.account.id) return;
    void end(current.account, { status: 'locked', account: current.account });
  });

  return {
    session,
    vault: () => held?.vault ?? null,
    keys: () => held?.keys ?? null,
    stored: async () => storing,
    keepKey,
    stay: () => stay,
    async setStay(next) {
      stay = next;
      await directory.putFact('stay', next);
      const account = accountOf(session.getState());
      if (account && !account.visitor && held) await keepKey(account, held.keys);
    },
    async open(account, keys, beside) {
      const before = session.getState();
      const previous = accountOf(before);
      const isUnlocked = before.status === 'locked' && before.account.id === account.id;
      // On a device that can store nothing a person must still be able to read: they will be asked for the password again.
      storing = Promise.all([
        keepKey(account, keys, beside).catch(ignore),
        remember(account.id, false).catch(ignore),
      ]);
      // Who unlocks sees the words at once. A reload before the disk has answered finds them locked.
      if (isUnlocked) hold(account, keys);
      await storing;
      storing = null;
      if (!isUnlocked) hold(account, keys);
      tabChannel.post({ type: 'session-changed', accountId: account.id });
      if (previous && !previous.visitor && previous.id !== account.id) {
        await sessionKeys.remove(previous.id).catch(ignore);
      }
    },
    openVisitor(account, keys) {
      hold(account, keys);
      tabChannel.post({ type: 'session-changed', accountId: account.id });
    },
    profileChanged(account) {
      if (session.getState().status === 'open') session.setState({ status: 'open', account }, true);
      tabChannel.post({ type: 'session-changed', accountId: account.id });
    },
    async lock() {
      const current = session.getState();
      if (current.status !== 'open' || current.account.visitor) return;
      const { account } = current;
      await endEverywhere(account, { status: 'locked', account });
    },
    async close(why) {
      const account = accountOf(session.getState());
      if (!account || account.visitor) return;
      await endEverywhere(account, { status: 'signed-out' });
      if (why !== 'unused') await parts.onLogOut?.(account.id);
      await resume();
    },
    erase() {
      forgotten = true;
      drop({ status: 'signed-out' });
    },
    isErased: () => forgotten,
    resume,
  };
}

/** Waits for all of them, then throws the first error. */
async function finishAll(work: Promise<void>[]): Promise<void> {
  const results = await Promise.allSettled(work);
  for (const result of results) if (result.status === 'rejected') throw result.reason;
}

function ignore(): void {}
