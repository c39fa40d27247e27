import { AppError, keyOf } from '@mooring/contract';
import type { StaySignedIn, VaultKeys } from '@mooring/storage';
import {
  type AccountRecord,
  deriveVaultKeys,
  deriveWithFallback,
  drawPhrase,
  isBelowPreferredKdf,
  type Kdf,
  normalizeEmail,
  phraseToEntropy,
} from '@mooring/storage';
import type { AccountDependencies, Accounts } from './account-services.ts';
import { needsConnection, type SignIn } from './hosted/hosted-keys.ts';
import { openFromServer } from './hosted/hosted-log-in.ts';
import { recoverFromServer } from './hosted/hosted-recovery.ts';
import { finishPendingRekey } from './hosted/hosted-rekey.ts';
import type { ProvenAccount } from './hosted/kept-sign-in.ts';
import type { LazyHostedSession } from './hosted/lazy-hosted-session.ts';
import { createKeyChanges, toAppError } from './keys/key-changes.ts';
import { type OpenedEnvelope, sealPhraseEnvelope } from './keys/key-envelopes.ts';
import { refuseWeakPassword } from './keys/password-rule.ts';
import { findByPhrase } from './recovery.ts';
import { accountOf, toAccount } from './session/session.ts';
import type { SessionHolder } from './session/session-holder.ts';

type Credentials = Pick<Accounts, 'logIn' | 'unlock' | 'recover' | 'changePassword' | 'newPhrase'>;

/** Everything that a password or the recovery phrase proves: log-in, unlock, recovery, and their changes. */
export function createCredentials(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
): Credentials {
  const { env, directory } = parts;
  const { isHosted, prove, rewrap, rekey } = createKeyChanges(parts, lazyHosted);

  /** Keeps the envelope that the password just opened, and derives it anew where stronger KDF parameters are preferred now. */
  const settle = async (
    kdf: Kdf,
    account: AccountRecord,
    password: string,
    { envelope, dataKey, secret }: OpenedEnvelope & { secret: string },
  ) => {
    await directory.keepOnlyEnvelope(envelope);
    if (!envelope.kdf || !isBelowPreferredKdf(envelope.kdf, kdf)) return;
    if (isHosted(account)) await rekey(account, secret, password, dataKey);
    else await rewrap(kdf, account, password, dataKey);
  };

  const rememberIfHosted = async (
    account: AccountRecord,
    { secret, envelope }: Pick<ProvenAccount, 'secret' | 'envelope'>,
    keys: VaultKeys,
  ) => {
    if (!isHosted(account)) return undefined;
    const { id, email } = account;
    const connection = await lazyHosted.connection();
    return connection.rememberProof({ id, email, secret, envelope }, keys);
  };

  const enter = async (account: AccountRecord, password: string, stay?: StaySignedIn) => {
    const kdf = await parts.kdf();
    const opened = await prove(kdf, account, password);
    const keys = await deriveVaultKeys(opened.dataKey);
    const beside = await rememberIfHosted(account, opened, keys);
    if (stay) await holder.setStay(stay).catch(() => {});
    await holder.open(toAccount(account), keys, beside);
    // Not needed for this log-in: a failure is tried again at the next one.
    await settle(kdf, account, password, opened).catch(() => {});
    opened.dataKey.fill(0);
  };

  const fromServer = async (person: SignIn, stay?: StaySignedIn) => {
    const { account, opened, unattached } = await openFromServer(parts, lazyHosted, person).catch(
      toAppError,
    );
    const beside = (await lazyHosted.connection()).attach(account.id, unattached);
    if (stay) await holder.setStay(stay).catch(() => {});
    await holder.open(toAccount(account), await deriveVaultKeys(opened.dataKey), beside);
    opened.dataKey.fill(0);
  };

  /** Tries this device first, which needs no network. Only the server knows a password that was changed on another device. */
  const enterHosted = async (
    account: AccountRecord,
    { password, smallDevice }: Omit<SignIn, 'email'>,
    stay?: StaySignedIn,
  ) => {
    await finishPendingRekey(parts, lazyHosted, account.email, password).catch(toAppError);
    const now = (await directory.account(account.id)) ?? account;
    await enter(now, password, stay).catch(async (error: unknown) => {
      if (keyOf(error, 'auth.failed') !== 'auth.login-failed') throw error;
      await fromServer({ email: now.email, password, smallDevice }, stay).catch(
        (later: unknown) => {
          throw keyOf(later, 'auth.failed') === 'hosting.unreachable' ? error : later;
        },
      );
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
    async logIn({ email, password, stay, smallDevice }) {
      await finishPendingRekey(parts, lazyHosted, email, password).catch(toAppError);
      const { account, damaged } = await find(email);
      if (account) {
        if (isHosted(account)) await enterHosted(account, { password, smallDevice }, stay);
        else await enter(account, password, stay);
        return;
      }
      if (damaged && !parts.hosting) throw new AppError('account.damaged');
      // The same work as for a wrong password, so that the time does not reveal which accounts exist.
      await deriveWithFallback(await parts.kdf(), password, env.randomBytes(16)).catch(toAppError);
      if (!parts.hosting) throw new AppError('auth.login-failed');
      await fromServer({ email, password, smallDevice }, stay).catch((error: unknown) => {
        throw damaged ? new AppError('account.damaged') : error;
      });
    },

    async unlock(password) {
      const account = await current();
      if (isHosted(account)) await enterHosted(account, { password });
      else await enter(account, password);
    },

    async recover({ email, phrase, password, code }) {
      await refuseWeakPassword(password, [email]);
      const entropy = await phraseToEntropy(phrase);
      if (!entropy) throw new AppError('auth.phrase-wrong');
      if (code && parts.hosting) {
        const entry = { email, entropy, password, code };
        const { account, opened, unattached } = await recoverFromServer(
          parts,
          lazyHosted,
          entry,
        ).catch(toAppError);
        const beside = (await lazyHosted.connection()).attach(account.id, unattached);
        await holder.open(toAccount(account), await deriveVaultKeys(opened.dataKey), beside);
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
      const keys = await deriveVaultKeys(opened.dataKey);
      const proof = { secret: stretched.secret, envelope };
      await holder.open(toAccount(account), keys, await rememberIfHosted(account, proof, keys));
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
      const server = isHosted(account) ? await (await lazyHosted.connection()).open() : null;
      if (isHosted(account) && !server) throw new AppError('hosting.needs-connection');
      const { entropy, phrase } = await drawPhrase(env.randomBytes);
      const envelope = await sealPhraseEnvelope(env, account.id, entropy, dataKey);
      dataKey.fill(0);
      entropy.fill(0);
      // The old envelope stays: until the person confirms the new words, both phrases open the account.
      await server?.putEnvelope(envelope).catch(needsConnection);
      await directory.putEnvelope(envelope);
      return {
        phrase,
        async confirm() {
          await directory.keepOnlyEnvelope(envelope);
          await server?.keepOnlyEnvelope(envelope);
        },
      };
    },
  };
}
