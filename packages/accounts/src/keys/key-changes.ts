import { AppError } from '@mooring/contract';
import type { AccountRecord, Kdf } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { changeKeys, needsConnection } from '../hosted/hosted-keys.ts';
import type { LazyHostedSession } from '../hosted/lazy-hosted-session.ts';
import { deriveNewKeys, openByPassword, sealPasswordEnvelope } from './key-envelopes.ts';

/** Proves a password, and replaces it: on this device and with the hosted service. */
export function createKeyChanges(parts: AccountDependencies, lazyHosted: LazyHostedSession) {
  const { env, directory } = parts;
  const isHosted = ({ home }: AccountRecord) => parts.hosting !== undefined && home === 'hosted';

  const prove = async (kdf: Kdf, account: AccountRecord, password: string) =>
    openByPassword(kdf, account, await directory.envelopes(account.id), password).catch(toAppError);

  /** Stores the new envelope before it deletes the old ones, so that after a crash one of them opens. */
  const rewrap = async (
    kdf: Kdf,
    account: AccountRecord,
    password: string,
    dataKey: Uint8Array,
  ) => {
    const stretched = await deriveNewKeys(kdf, password, account.salt).catch(toAppError);
    const envelope = await sealPasswordEnvelope(env, account, stretched, dataKey);
    await directory.putEnvelope(envelope);
    await directory.keepOnlyEnvelope(envelope);
    return { envelope, stretched };
  };

  /** Replaces the keys of a hosted account. The server must accept the current secret first. */
  const rekey = async (
    account: AccountRecord,
    secret: string,
    next: string,
    dataKey: Uint8Array,
  ) => {
    const connection = await lazyHosted.connection();
    const unattached = await connection.newClient();
    await unattached.auth.signIn(account.email, secret).catch(needsConnection);
    const stretched = await deriveNewKeys(await parts.kdf(), next, account.salt).catch(toAppError);
    await changeKeys(parts, unattached.auth, account, { stretched, dataKey });
    connection.attach(account.id, unattached);
    await connection.follow(account.id);
  };

  return { isHosted, prove, rewrap, rekey };
}

/** Wraps what the key derivation throws, which has no message of its own. */
export function toAppError(error: unknown): never {
  throw error instanceof AppError ? error : new AppError('auth.failed', { cause: error });
}
