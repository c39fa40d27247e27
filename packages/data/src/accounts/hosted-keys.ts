import { AppError, keyOf } from '@mooring/contract';
import type { AccountRecord, HostedAuth, KdfParams } from '@mooring/storage';
import { emailSalt } from './email-salt.ts';
import { type OpenedEnvelope, type Stretched, sealStretched, stretch } from './key-envelopes.ts';
import type { AccountsParts } from './kit.ts';

/**
 * Changes what opens a hosted account, on the server and here. Until the server has taken the new secret the old password
 * opens everything, from then on the new one does; `rekey` tells a device that was stopped in between that it has to ask
 * which of both it is. `swap` gives the server the secret.
 */
export async function changeKeys(
  { env, directory }: Pick<AccountsParts, 'env' | 'directory'>,
  auth: HostedAuth,
  next: AccountRecord,
  { stretched, dataKey }: { stretched: Stretched; dataKey: Uint8Array },
  swap: (secret: string) => Promise<void> = auth.setSecret,
): Promise<OpenedEnvelope['envelope']> {
  const envelope = await sealStretched(env, next, stretched, dataKey);
  await auth.putEnvelope(envelope).catch(needsConnection);
  await directory.putFact('rekey', { account: next, envelope });
  await swap(stretched.secret).catch(async (error: unknown) => {
    // Without an answer nobody knows whether it was done. A refusal is an answer.
    if (keyOf(error, 'auth.failed') === 'hosting.unreachable') {
      throw new AppError('hosting.password-unsure');
    }
    await directory.putFact('rekey', undefined);
    throw error;
  });
  await directory.replaceKeys(next, envelope);
  // What is left on the server opens nothing any more, and goes at the next log-in.
  await auth.keepOnlyEnvelope(envelope).catch(() => {});
  return envelope;
}

/** Nothing has been changed yet when the service cannot be reached. */
export function needsConnection(error: unknown): never {
  const lost = keyOf(error, 'auth.failed') === 'hosting.unreachable';
  throw lost ? new AppError('hosting.needs-connection') : error;
}

/** Whether the service takes this secret. Throws for anything but a yes or a no. */
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
 * Signs in with a password on a device that does not know how it was stretched: as every device does today, then as one
 * with little memory did. No server has a say in it. Throws AppError('auth.login-failed') after the same work for every
 * wrong pair.
 */
export async function signInByPassword(
  parts: Pick<AccountsParts, 'kdf'>,
  auth: HostedAuth,
  email: string,
  password: string,
): Promise<{ id: string; salt: string; params: KdfParams }> {
  const [kdf, salt] = await Promise.all([parts.kdf(), emailSalt(email)]);
  for (const params of [kdf.preferred, kdf.floor]) {
    const stretched = await stretch(kdf, password, salt, params).catch(outOfMemory);
    if (!stretched) continue;
    try {
      return { id: await auth.signIn(email, stretched.secret), salt, params };
    } catch (error) {
      if (keyOf(error, 'auth.failed') !== 'auth.login-failed') throw error;
    }
  }
  throw new AppError('auth.login-failed');
}

function outOfMemory(error: unknown): null {
  if (error instanceof RangeError) return null;
  throw error;
}
