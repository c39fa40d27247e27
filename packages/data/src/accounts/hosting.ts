import { AppError, keyOf } from '@mooring/contract';
import type { AccountRecord } from '@mooring/storage';
import type { HostedDoor } from './hosted-door.ts';
import { enterFromServer } from './hosted-log-in.ts';
import { openByPassword } from './key-envelopes.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { accountOf, toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';

type Hosting = Pick<Accounts, 'mailCode' | 'signInAgain' | 'keepOnDevice'>;

/** In to the hosted service again, and away from it. */
export function createHosting(
  parts: AccountsParts,
  holder: SessionHolder,
  door: HostedDoor,
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
      const { auth } = await (await door.machine()).begin();
      await auth.sendCode(email);
    },

    async signInAgain({ password, code }) {
      const account = await current();
      const machine = await door.machine();
      const opened = await prove(account, password).catch((error: unknown) => {
        if (code || keyOf(error, 'auth.failed') !== 'auth.login-failed') throw error;
        return null;
      });
      const { email } = account;
      if (!opened) {
        // Not the password this device knows: perhaps the one that was chosen on another.
        const entry = await enterFromServer(parts, door, { email, password });
        entry.opened.dataKey.fill(0);
        machine.hold(account.id, entry.fresh);
      } else {
        opened.dataKey.fill(0);
        const fresh = await machine.begin();
        const { auth } = fresh;
        const id = code
          ? await auth.signInWithCode(email, code)
          : await auth.signIn(email, opened.secret);
        if (id !== account.id) throw new AppError('hosting.other-keys');
        if (code) {
          await auth.putEnvelope(opened.envelope);
          await auth.setSecret(opened.secret);
        }
        machine.hold(account.id, fresh);
      }
      await machine.follow(account.id);
    },

    async keepOnDevice({ deleteCopy }) {
      const account = await current();
      if (deleteCopy) {
        const auth = await (await door.machine()).open();
        if (!auth) throw new AppError('hosting.needs-connection');
        await auth.deleteAccount();
      }
      const next: AccountRecord = { ...account, home: 'device' };
      await door.leaving(async () => {
        await directory.put(next);
        await parts.sessionKeys.putTokens(account.id, null);
        await parts.forgetServer?.(account.id);
        holder.show(toAccount(next));
      });
    },
  };
}
