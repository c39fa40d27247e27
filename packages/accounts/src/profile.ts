import { AppError, keyOf } from '@mooring/contract';
import { type AccountRecord, normalizeEmail } from '@mooring/storage';
import type { AccountDependencies, Accounts, Profile } from './account-services.ts';
import { changeKeys, needsConnection } from './hosted/hosted-keys.ts';
import type { LazyHostedSession } from './hosted/lazy-hosted-session.ts';
import { emailSalt } from './keys/email-salt.ts';
import { deriveNewKeys, openByPassword } from './keys/key-envelopes.ts';
import { accountOf, toAccount } from './session/session.ts';
import type { SessionHolder } from './session/session-holder.ts';

type ProfileWork = Pick<Accounts, 'updateProfile' | 'confirmEmail'> & {
  takeProfile(profile: Profile): Promise<void>;
};
type Swap = { email: string; password: string; code?: string };

/** Thrown to leave a change that waits for an email confirmation. */
const notYet = { code: new Error('asked'), 'one-more': new Error('one more') };

export function createProfile(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
): ProfileWork {
  const { directory } = parts;

  const current = async (): Promise<AccountRecord> => {
    const account = accountOf(holder.session.getState());
    const record = account && (await directory.account(account.id));
    if (!record) throw new AppError('auth.failed');
    return record;
  };

  const prove = async (record: AccountRecord, password: string) =>
    openByPassword(await parts.kdf(), record, await directory.envelopes(record.id), password);

  /** The email of a hosted account is part of its keys: email, salt and keys change together or not at all. */
  const swapEmail = async (record: AccountRecord, { email, password, code }: Swap) => {
    const { accounts } = await directory.accounts();
    const taken = accounts.some(
      (one) => one.id !== record.id && normalizeEmail(one.email) === normalizeEmail(email),
    );
    if (taken) throw new AppError('auth.sign-up-failed');
    const { dataKey, secret } = await prove(record, password);
    const connection = await lazyHosted.connection();
    const unattached = await connection.newClient();
    const { auth } = unattached;
    await auth.signIn(record.email, secret).catch(needsConnection);
    const next = { ...record, email, salt: await emailSalt(email) };
    const stretched = await deriveNewKeys(await parts.kdf(), password, next.salt);
    const emails = { from: record.email, to: email };
    try {
      await changeKeys(parts, auth, next, { stretched, dataKey }, async (newSecret) => {
        if (!code && (await auth.changeEmail(email)) === 'code-sent') throw notYet.code;
        if (code && (await auth.confirmEmail(emails, code)) === 'one-more')
          throw notYet['one-more'];
        await auth.setSecret(newSecret);
      });
    } finally {
      dataKey.fill(0);
    }
    connection.attach(record.id, unattached);
    holder.profileChanged(toAccount(next));
  };

  return {
    async updateProfile({ name, email, avatar, password }) {
      let record = await current();
      const nextEmail = email?.trim() || record.email;
      const otherEmail = normalizeEmail(nextEmail) !== normalizeEmail(record.email);
      const isHosted = parts.hosting !== undefined && record.home === 'hosted';
      if (otherEmail && !password) throw new AppError('auth.password-required');
      let asked = false;
      if (otherEmail && password) {
        if (isHosted) {
          asked = await answered(swapEmail(record, { email: nextEmail, password }), 'code');
          record = await current();
        } else (await prove(record, password)).dataKey.fill(0);
      }
      const next = {
        ...record,
        name: name?.trim() || record.name,
        // Until the new address is confirmed, the old one opens the account.
        email: isHosted && otherEmail ? record.email : nextEmail,
        avatar: avatar === undefined ? record.avatar : avatar,
      };
      await directory.put(next);
      holder.profileChanged(toAccount(next));
      if (isHosted) await parts.saveProfile?.({ name: next.name, avatar: next.avatar });
      return asked ? 'code' : 'done';
    },

    async confirmEmail({ email, password, code }) {
      const record = await current();
      const swap = swapEmail(record, { email: email.trim(), password, code });
      return (await answered(swap, 'one-more')) ? 'one-more' : 'done';
    },

    async takeProfile({ name, avatar }) {
      const record = await current();
      if (record.home !== 'hosted' || (record.name === name && record.avatar === avatar)) return;
      const next = { ...record, name: name || record.name, avatar };
      await directory.put(next);
      holder.profileChanged(toAccount(next));
    },
  };
}

/** Whether the change waits for an email confirmation. */
async function answered(swap: Promise<void>, letter: keyof typeof notYet): Promise<boolean> {
  try {
    await swap;
    return false;
  } catch (error) {
    if (error === notYet[letter]) return true;
    throw error instanceof AppError ? error : new AppError(keyOf(error, 'auth.failed'));
  }
}
