import { AppError, keyOf } from '@mooring/contract';
import type { KeyEnvelope } from '@mooring/storage';
import type { AccountDependencies } from '../account-services.ts';
import type { UnattachedSession } from './hosted-connection.ts';
import { envelopesOf } from './hosted-log-in.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

/** The result of a sign-up. `envelopes`: those of an account that existed already. */
export type ServiceSignUp = {
  id: string;
  isOpen: boolean;
  unattached: UnattachedSession;
  envelopes: KeyEnvelope[];
};

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Creates the account with the hosted service, or finds the one that an earlier attempt with the same password created.
 * Throws AppError('auth.sign-up-failed') if the email belongs to somebody else. `id`: the id of the local account, if any.
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
  return { id, isOpen: true, unattached, envelopes: await envelopesOf(unattached, id) };
}

/** A faulty service must not be able to overwrite an account of this device. */
async function refuseKnown(directory: AccountDependencies['directory'], id: string): Promise<void> {
  if (!uuid.test(id) || (await directory.account(id))) throw new AppError('auth.failed');
}
