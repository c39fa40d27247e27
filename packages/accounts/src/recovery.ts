import { type AccountRecord, normalizeEmail, toBase64Url } from '@mooring/storage';
import type { AccountDependencies } from './account-services.ts';
import { type OpenedEnvelope, openByPhrase } from './keys/key-envelopes.ts';
import { openByLegacyPhrase } from './legacy/legacy-envelope.ts';

/**
 * The account that an email and its 24 words open, or the second phrase that was given to somebody. A damaged record is created again: what the words open is in the
 * envelopes, which are stored separately.
 */
export async function findByPhrase(
  { env, directory }: Pick<AccountDependencies, 'env' | 'directory'>,
  email: string,
  entropy: Uint8Array,
): Promise<{ account: AccountRecord; opened: Pick<OpenedEnvelope, 'dataKey'> } | null> {
  const key = normalizeEmail(email);
  const { accounts, damaged } = await directory.accounts();
  const account = accounts.find((one) => !one.visitor && normalizeEmail(one.email) === key);
  if (account) {
    const opened =
      (await openByPhrase(await directory.envelopes(account.id), entropy)) ??
      (await openByLegacyPhrase(directory, account.id, entropy));
    return opened && { account, opened };
  }
  for (const { id, name, email: left } of damaged) {
    if (left !== null && normalizeEmail(left) !== key) continue;
    const opened =
      (await openByPhrase(await directory.envelopes(id), entropy)) ??
      (await openByLegacyPhrase(directory, id, entropy));
    if (!opened) continue;
    const salt = toBase64Url(env.randomBytes(16));
    const createdAt = env.now().toISOString();
    const [local = ''] = email.trim().split('@');
    return {
      account: {
        id,
        name: name ?? local,
        email: email.trim(),
        avatar: null,
        createdAt,
        visitor: false,
        home: 'device',
        salt,
      },
      opened,
    };
  }
  return null;
}
