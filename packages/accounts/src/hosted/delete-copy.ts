import { AppError } from '@mooring/contract';
import type { AccountDependencies } from '../account-services.ts';
import { openByPassword } from '../keys/key-envelopes.ts';
import { accountOf, type Session } from '../session/session.ts';
import { needsConnection } from './hosted-keys.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

/**
 * Deletes the server's copy of the open account, in a session that the password has just opened: neither an open page nor
 * a stolen token is enough. Throws AppError 'auth.password-required', 'auth.login-failed' or 'hosting.needs-connection'.
 */
export async function deleteCopy(
  parts: AccountDependencies,
  lazyHosted: LazyHostedSession,
  session: Session,
  password: string | undefined,
): Promise<void> {
  if (!password) throw new AppError('auth.password-required');
  const open = accountOf(session);
  const account = open && !open.visitor && (await parts.directory.account(open.id));
  if (!account) throw new AppError('auth.failed');
  const envelopes = await parts.directory.envelopes(account.id);
  const opened = await openByPassword(await parts.kdf(), account, envelopes, password);
  opened.dataKey.fill(0);
  const { auth } = await (await lazyHosted.connection()).newClient();
  const id = await auth.signIn(account.email, opened.secret).catch(needsConnection);
  if (id !== account.id) throw new AppError('hosting.other-keys');
  await auth.deleteAccount().catch(needsConnection);
}
