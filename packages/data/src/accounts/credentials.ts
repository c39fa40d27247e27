import { AppError, keyOf } from '@mooring/contract';
import type { StaySignedIn } from '@mooring/storage';
import {
  type AccountRecord,
  deriveAnew,
  entropyOf,
  isBelowPreferred,
  type Kdf,
  normalizeEmail,
  phraseFrom,
  vaultKeys,
} from '@mooring/storage';
import type { HostedDoor } from './hosted-door.ts';
import { needsConnection } from './hosted-keys.ts';
import { enterFromServer } from './hosted-log-in.ts';
import { recoverFromServer } from './hosted-recovery.ts';
import { settleRekey } from './hosted-rekey.ts';
import { createKeyChanges, named } from './key-changes.ts';
import { type OpenedEnvelope, sealByPhrase } from './key-envelopes.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { refuseWeakPassword } from './password-rule.ts';
import { findByPhrase } from './recovery.ts';
import { accountOf, toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';

type Credentials = Pick<Accounts, 'logIn' | 'unlock' | 'recover' | 'changePassword' | 'newPhrase'>;

/** Everything that proves itself by a password or by the 24 words. */
export function createCredentials(
  parts: AccountsParts,
  holder: SessionHolder,
  door: HostedDoor,
): Credentials {
  const { env, directory } = parts;
  const { isHosted, prove, rewrap, rekey } = createKeyChanges(parts, door);

  /** The password just used is the one that stays; a stronger stretching takes its place when there is one now. */
  const settle = async (
    kdf: Kdf,
    account: AccountRecord,
    password: string,
    { envelope, dataKey, secret }: OpenedEnvelope & { secret: string },
  ) => {
    await directory.keepOnlyEnvelope(envelope);
    if (!envelope.kdf || !isBelowPreferred(envelope.kdf, kdf)) return;
    if (isHosted(account)) await rekey(account, secret, password, dataKey);
    else await rewrap(kdf, account, password, dataKey);
  };

  const enter = async (account: AccountRecord, password: string, stay?: StaySignedIn) => {
    const kdf = await parts.kdf();
    const opened = await prove(kdf, account, password);
    const { secret, envelope } = opened;
    if (isHosted(account)) {
      (await door.machine()).know({ id: account.id, email: account.email, secret, envelope });
    }
    if (stay) await holder.setStay(stay).catch(() => {});
    await holder.open(toAccount(account), await vaultKeys(opened.dataKey));
    // Housekeeping: whatever goes wrong here is tried again at the next log-in.
    await settle(kdf, account, password, opened).catch(() => {});
    opened.dataKey.fill(0);
  };

  const fromServer = async (person: { email: string; password: string }, stay?: StaySignedIn) => {
    const { account, opened, fresh } = await enterFromServer(parts, door, person).catch(named);
    (await door.machine()).hold(account.id, fresh);
    if (stay) await holder.setStay(stay).catch(() => {});
    await holder.open(toAccount(account), await vaultKeys(opened.dataKey));
    opened.dataKey.fill(0);
  };

  /** Here first, which needs no network; a password changed on another device is known to the server alone. */
  const enterHosted = async (account: AccountRecord, password: string, stay?: StaySignedIn) => {
    await settleRekey(parts, door, account.email, password).catch(named);
    const now = (await directory.account(account.id)) ?? account;
    await enter(now, password, stay).catch(async (error: unknown) => {
      if (keyOf(error, 'auth.failed') !== 'auth.login-failed') throw error;
      await fromServer({ email: now.email, password }, stay).catch((later: unknown) => {
        throw keyOf(later, 'auth.failed') === 'hosting.unreachable' ? error : later;
      });
    });
  };

  const current = async (): Promise<AccountRecord> => {
    const account = accountOf(holder.session.getState());
    const record = account && !account.visitor && (await directory.account(account.id));
    if (!record) throw new AppError('auth.failed');
    return record;
  };

  const find = async (email: string) => {
    const { accounts, damaged } = await directory.accounts();
    const key = normalizeEmail(email);
    const account = accounts.find((one) => !one.visitor && normalizeEmail(one.email) === key);
    const hers = damaged.find((one) => one.email === null || normalizeEmail(one.email) === key);
    return { account, damaged: hers };
  };

  return {
    async logIn({ email, password, stay }) {
      await settleRekey(parts, door, email, password).catch(named);
      const { account, damaged } = await find(email);
      if (account) {
        await (isHosted(account) ? enterHosted : enter)(account, password, stay);
        return;
      }
      if (damaged && !parts.hosting) throw new AppError('account.damaged');
      // The same work as for a wrong password, so that the time it takes does not tell who lives here.
      await deriveAnew(await parts.kdf(), password, env.randomBytes(16)).catch(named);
      if (!parts.hosting) throw new AppError('auth.login-failed');
      await fromServer({ email, password }, stay).catch((error: unknown) => {
        throw damaged ? new AppError('account.damaged') : error;
      });
    },

    async unlock(password) {
      const account = await current();
      await (isHosted(account) ? enterHosted : enter)(account, password);
    },

    async recover({ email, phrase, password, code }) {
      await refuseWeakPassword(password, [email]);
      const entropy = await entropyOf(phrase);
      if (!entropy) throw new AppError('auth.phrase-wrong');
      if (code && parts.hosting) {
        const entry = { email, entropy, password, code };
        const { account, opened, fresh } = await recoverFromServer(parts, door, entry).catch(named);
        (await door.machine()).hold(account.id, fresh);
        await holder.open(toAccount(account), await vaultKeys(opened.dataKey));
        opened.dataKey.fill(0);
        return;
      }
      const found = await findByPhrase(parts, email, entropy);
      if (!found) throw new AppError('auth.phrase-wrong');
      const { account, opened } = found;
      await directory.put(account);
      const { envelope, stretched } = await rewrap(
        await parts.kdf(),
        account,
        password,
        opened.dataKey,
      );
      if (isHosted(account)) {
        const { secret } = stretched;
        (await door.machine()).know({ id: account.id, email: account.email, secret, envelope });
      }
      await holder.open(toAccount(account), await vaultKeys(opened.dataKey));
      opened.dataKey.fill(0);
    },

    async changePassword({ current: currentPassword, next }) {
      const account = await current();
      await refuseWeakPassword(next, [account.name, account.email]);
      const kdf = await parts.kdf();
      const { dataKey, secret } = await prove(kdf, account, currentPassword);
      if (isHosted(account)) await rekey(account, secret, next, dataKey);
      else await rewrap(kdf, account, next, dataKey);
      dataKey.fill(0);
    },

    async newPhrase(password) {
      const account = await current();
      const { dataKey } = await prove(await parts.kdf(), account, password);
      const server = isHosted(account) ? await (await door.machine()).open() : null;
      if (isHosted(account) && !server) throw new AppError('hosting.needs-connection');
      const entropy = env.randomBytes(32);
      const phrase = await phraseFrom(entropy);
      const envelope = await sealByPhrase(env, account.id, entropy, dataKey);
      dataKey.fill(0);
      entropy.fill(0);
      // Beside the old one: until the new words are known to be written down, both open the account.
      await server?.putEnvelope(envelope).catch(needsConnection);
      await directory.putEnvelope(envelope);
      return {
        phrase,
        async settle() {
          await directory.keepOnlyEnvelope(envelope);
          await server?.keepOnlyEnvelope(envelope);
        },
      };
    },
  };
}
