import { AppError, keyOf } from '@mooring/contract';
import type { KeyEnvelope } from '@mooring/storage';
import type { HostedDoor } from './hosted-door.ts';
import { ownEnvelopes } from './hosted-log-in.ts';
import type { Fresh } from './hosted-machine.ts';
import type { AccountsParts } from './kit.ts';

/** `envelopes` are those an account that was there before already has. */
export type SignedUp = { id: string; isOpen: boolean; fresh: Fresh; envelopes: KeyEnvelope[] };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Makes the account with the hosted service, or finds the one an earlier try with the same password left there. Throws
 * AppError('auth.sign-up-failed') for an email that is somebody's. `id`: that of the account that asks, where it has one.
 */
export async function signUpThere(
  { directory }: Pick<AccountsParts, 'directory'>,
  door: HostedDoor,
  { id: own, email }: { id?: string; email: string },
  secret: string,
): Promise<SignedUp> {
  const fresh = await (await door.machine()).begin();
  const answer = await fresh.auth.signUp(email, secret);
  if (answer !== 'taken') {
    if (answer.id !== own) await refuseKnown(directory, answer.id);
    return { ...answer, fresh, envelopes: [] };
  }
  const id = await fresh.auth.signIn(email, secret).catch((error: unknown) => {
    const other = keyOf(error, 'auth.failed') === 'auth.login-failed';
    throw other ? new AppError('auth.sign-up-failed') : error;
  });
  return { id, isOpen: true, fresh, envelopes: await ownEnvelopes(fresh, id) };
}

/** A service gone wrong must not be able to write over an account of this device. */
async function refuseKnown(directory: AccountsParts['directory'], id: string): Promise<void> {
  if (!uuid.test(id) || (await directory.account(id))) throw new AppError('auth.failed');
}
