import { AppError, keyOf } from '@mooring/contract';
import type { KeyEnvelope } from '@mooring/storage';
import type { AccountDependencies } from './account-services.ts';
import type { UnattachedSession } from './hosted-connection.ts';
import { envelopesOf } from './hosted-log-in.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

/** `envelopes` are those an account that was there before already has. */
export type ServiceSignUp = {
  id: string;
  open: boolean;
  unattached: UnattachedSession;
  envelopes: KeyEnvelope[];
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Makes the account with the hosted service, or finds the one an earlier try with the same password left there. Throws
 * AppError('auth.sign-up-failed') for an email that is somebody's. `id`: that of the account that asks, where it has one.
 */
export async function signUpWithService(
  { directory }: Pick<AccountDependencies, 'directory'>,
  lazyHosted: LazyHostedSession,
  { id: own, email }: { id?: string; email: string },
  secret: string,
): Promise<ServiceSignUp> {
  const unattached = await (await lazyHosted.connection()).newClient();
  const answer = await unattached.auth.signUp(email, secret);
  if (answer !== 'taken') {
    if (answer.id !== own) await refuseKnown(directory, answer.id);
    return { ...answer, unattached, envelopes: [] };
  }
  const id = await unattached.auth.signIn(email, secret).catch((error: unknown) => {
    const other = keyOf(error, 'auth.failed') === 'auth.login-failed';
    throw other ? new AppError('auth.sign-up-failed') : error;
  });
  return { id, open: true, unattached, envelopes: await envelopesOf(unattached, id) };
}

/** A service gone wrong must not be able to write over an account of this device. */
async function refuseKnown(directory: AccountDependencies['directory'], id: string): Promise<void> {
  if (!uuid.test(id) || (await directory.account(id))) throw new AppError('auth.failed');
}
