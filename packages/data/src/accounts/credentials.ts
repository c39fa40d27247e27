import { AppError } from '@mooring/contract';
import { deriveAnew, isBelowPreferred, type Kdf } from '../vault/kdf.ts';
import { vaultKeys } from '../vault/keys.ts';
import { entropyOf, phraseFrom } from '../vault/phrase.ts';
import { type AccountRecord, sameEmailKey } from './directory.ts';
import {
  type OpenedEnvelope,
  openByPassword,
  sealByPassword,
  sealByPhrase,
} from './key-envelopes.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { findByPhrase } from './recovery.ts';
import { accountOf, type Stay, toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';

type Credentials = Pick<Accounts, 'logIn' | 'unlock' | 'recover' | 'changePassword' | 'newPhrase'>;

/** Everything that proves itself by a password or by the 24 words. */
export function createCredentials(parts: AccountsParts, holder: SessionHolder): Credentials {
  const { env, directory } = parts;

  const prove = async (kdf: Kdf, account: AccountRecord, password: string) =>
    openByPassword(kdf, account, await directory.envelopes(account.id), password).catch(named);

  /** The new envelope is there before the old ones go, so that a crash leaves one that opens. */
  const rewrap = async (
    kdf: Kdf,
    account: AccountRecord,
    password: string,
    dataKey: Uint8Array,
  ) => {
    const envelope = await sealByPassword({ env, kdf }, account, password, dataKey).catch(named);
    await directory.putEnvelope(envelope);
    await directory.keepOnlyEnvelope(envelope);
  };

  /** The password just used is the one that stays; a stronger stretching takes its place when there is one now. */
  const settle = async (
    kdf: Kdf,
    account: AccountRecord,
    password: string,
    { envelope, dataKey }: OpenedEnvelope,
  ) => {
    await directory.keepOnlyEnvelope(envelope);
    if (!envelope.kdf || !isBelowPreferred(envelope.kdf, kdf)) return;
    await rewrap(kdf, account, password, dataKey);
  };

  const enter = async (account: AccountRecord, password: string, stay?: Stay) => {
    const kdf = await parts.kdf();
    const opened = await prove(kdf, account, password);
    if (stay) await holder.setStay(stay).catch(() => {});
    await holder.open(toAccount(account), await vaultKeys(opened.dataKey));
    // Housekeeping: whatever goes wrong here is tried again at the next log-in.
    await settle(kdf, account, password, opened).catch(() => {});
    opened.dataKey.fill(0);
  };

  const current = async (): Promise<AccountRecord> => {
    const account = accountOf(holder.session.getState());
    const record = account && !account.visitor && (await directory.account(account.id));
    if (!record) throw new AppError('auth.failed');
    return record;
  };

  return {
    async logIn({ email, password, stay }) {
      const { accounts, damaged } = await directory.accounts();
      const key = sameEmailKey(email);
      const account = accounts.find((one) => !one.visitor && sameEmailKey(one.email) === key);
      if (!account) {
        const hers = damaged.find((one) => one.email === null || sameEmailKey(one.email) === key);
        if (hers) throw new AppError('account.damaged');
        // The same work as for a wrong password, so that the time it takes does not tell who lives here.
        await deriveAnew(await parts.kdf(), password, env.randomBytes(16)).catch(named);
        throw new AppError('auth.login-failed');
      }
      await enter(account, password, stay);
    },

    async unlock(password) {
      await enter(await current(), password);
    },

    async recover({ email, phrase, password }) {
      await refuseWeakPassword(password, [email]);
      const entropy = await entropyOf(phrase);
      const found = entropy && (await findByPhrase(parts, email, entropy));
      if (!found) throw new AppError('auth.phrase-wrong');
      const { account, opened } = found;
      await directory.put(account);
      await rewrap(await parts.kdf(), account, password, opened.dataKey);
      await holder.open(toAccount(account), await vaultKeys(opened.dataKey));
      opened.dataKey.fill(0);
    },

    async changePassword({ current: currentPassword, next }) {
      const account = await current();
      await refuseWeakPassword(next, [account.name, account.email]);
      const kdf = await parts.kdf();
      const { dataKey } = await prove(kdf, account, currentPassword);
      await rewrap(kdf, account, next, dataKey);
      dataKey.fill(0);
    },

    async newPhrase(password) {
      const account = await current();
      const { dataKey } = await prove(await parts.kdf(), account, password);
      const entropy = env.randomBytes(32);
      const phrase = await phraseFrom(entropy);
      const envelope = await sealByPhrase(env, account.id, entropy, dataKey);
      dataKey.fill(0);
      entropy.fill(0);
      // Beside the old one: until the new words are known to be written down, both open the account.
      await directory.putEnvelope(envelope);
      return { phrase, settle: () => directory.keepOnlyEnvelope(envelope) };
    },
  };
}

/** What the key derivation throws has no sentence of its own. */
function named(error: unknown): never {
  throw error instanceof AppError ? error : new AppError('auth.failed', { cause: error });
}
