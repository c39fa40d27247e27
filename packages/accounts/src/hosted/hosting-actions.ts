import { AppError, keyOf } from '@mooring/contract';
import type { AccountRecord } from '@mooring/storage';
import type { AccountDependencies, Accounts } from '../account-services.ts';
import { openByPassword } from '../keys/key-envelopes.ts';
import { accountOf, toAccount } from '../session/session.ts';
import type { SessionHolder } from '../session/session-holder.ts';
import { deleteCopy } from './delete-copy.ts';
import { openFromServer } from './hosted-log-in.ts';
import type { LazyHostedSession } from './lazy-hosted-session.ts';

type Hosting = Pick<Accounts, 'mailCode' | 'signInAgain' | 'keepOnDevice'>;

/** Sign-in to the hosted service again, and leaving it. */
export function createHostingActions(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
): Hosting {
  const { directory } = parts;

  const current = async (): Promise<AccountRecord> => {
    const account = accountOf(holder.session.getState());
    const record = account && !account.visitor && (await directory.account(account.id));
    if (!record) throw new AppError('auth.failed');
    return record;
  };
  const prove = async (account: AccountRecord, password: string) =>
    openByPassword(await parts.kdf(), account, await directory.envelopes(account.id), password);

  return {
    async mailCode(email) {
      const { auth } = await (await lazyHosted.connection()).newClient();
      await auth.sendCode(email);
    },

    async signInAgain({ password, code }) {
      const account = await current();
      const connection = await lazyHosted.connection();
      const opened = await prove(account, password).catch((error: unknown) => {
        if (code || keyOf(error, 'auth.failed') !== 'auth.login-failed') throw error;
        return null;
      });
      const { email } = account;
      if (!opened) {
        // Not the password that this device knows: it may have been changed on another device.
        const entry = await openFromServer(parts, lazyHosted, { email, password });
        entry.opened.dataKey.fill(0);
        connection.attach(account.id, entry.unattached);
      } else {
        opened.dataKey.fill(0);
        const unattached = await connection.newClient();
        const { auth } = unattached;
        const id = code
          ? await auth.signInWithCode(email, code)
          : await auth.signIn(email, opened.secret);
        if (id !== account.id) throw new AppError('hosting.other-keys');
        if (code) {
          await auth.putEnvelope(opened.envelope);
          await auth.setSecret(opened.secret);
        }
        connection.attach(account.id, unattached);
      }
      await connection.follow(account.id);
    },

    async keepOnDevice(choice) {
      const account = await current();
      if (choice.deleteCopy) {
        await deleteCopy(parts, lazyHosted, holder.session.getState(), choice.password);
      }
      const next: AccountRecord = { ...account, home: 'device' };
      await lazyHosted.endSessionAfter(async () => {
        await directory.put(next);
        await parts.sessionKeys.putTokens(account.id, null);
        await parts.forgetServerState?.(account.id);
        holder.profileChanged(toAccount(next));
      });
    },
  };
}
