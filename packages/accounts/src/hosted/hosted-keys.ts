import { AppError, keyOf } from '@mooring/contract';
import type { AccountRecord, HostedAuth, KdfParams } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import { emailSalt } from '../keys/email-salt.ts';
import {
  type DerivedKeys,
  deriveKeys,
  type OpenedEnvelope,
  sealPasswordEnvelope,
} from '../keys/key-envelopes.ts';

/**
 * Changes the keys of a hosted account, on the server and on this device. Until the server accepts the new secret the old
 * password opens everything; from then on the new one does. The `rekey` fact tells a device that was interrupted in between
 * to ask the server which one is valid. `swap` sends the secret to the server.
 */
export async function changeKeys(
  { env, directory }: Pick<AccountDependencies, 'env' | 'directory'>,
  auth: HostedAuth,
  next: AccountRecord,
  { stretched, dataKey }: { stretched: DerivedKeys; dataKey: Uint8Array },
  swap: (secret: string) => Promise<void> = auth.setSecret,
): Promise<OpenedEnvelope['envelope']> {
  const envelope = await sealPasswordEnvelope(env, next, stretched, dataKey);
  await auth.putEnvelope(envelope).catch(needsConnection);
  await directory.putFact('rekey', { account: next, envelope });
  await swap(stretched.secret).catch(async (error: unknown) => {
    // Without an answer it is unknown whether the change was made. A refusal is an answer.
    if (keyOf(error, 'auth.failed') === 'hosting.unreachable') {
      throw new AppError('hosting.password-unsure');
    }
    await directory.putFact('rekey', undefined);
    throw error;
  });
  await directory.replaceKeys(next, envelope);
  // Old envelopes on the server open nothing any more; the next log-in deletes them.
  await auth.keepOnlyEnvelope(envelope).catch(() => {});
  return envelope;
}

/** The service could not be reached, so nothing was changed. */
export function needsConnection(error: unknown): never {
  const lost = keyOf(error, 'auth.failed') === 'hosting.unreachable';
  throw lost ? new AppError('hosting.needs-connection') : error;
}

/** Whether the service accepts this secret. Throws if the answer is neither yes nor no. */
export async function takes(auth: HostedAuth, email: string, secret: string): Promise<boolean> {
  try {
    await auth.signIn(email, secret);
    return true;
  } catch (error) {
    if (keyOf(error, 'auth.failed') === 'auth.login-failed') return false;
    throw error;
  }
}

/**
 * Signs in with a password on a device that does not know its KDF parameters: with the preferred ones. Those for little
 * memory, whose secret is cheaper to guess, are used only where this device cannot do more, or with `smallDevice`: the
 * person says that the account was made on one. A server that says no learns nothing else. Throws
 * AppError('auth.login-failed') after the same work for every wrong pair.
 */
export async function signInByPassword(
  parts: Pick<AccountDependencies, 'kdf'>,
  auth: HostedAuth,
  { email, password, smallDevice = false }: SignIn,
): Promise<{ id: string; salt: string; params: KdfParams }> {
  const [kdf, salt] = await Promise.all([parts.kdf(), emailSalt(email)]);
  const signIn = async (params: KdfParams) => {
    const { secret } = await deriveKeys(kdf, password, salt, params);
    return { id: await auth.signIn(email, secret), salt, params };
  };
  return signIn(kdf.preferred).catch((error: unknown) => {
    const isRefused = keyOf(error, 'auth.failed') === 'auth.login-failed';
    if (error instanceof RangeError || (isRefused && smallDevice)) return signIn(kdf.floor);
    throw error;
  });
}

/** `smallDevice`: the person says that the account was made on a device with little memory. */
export type SignIn = { email: string; password: string; smallDevice?: boolean | undefined };
