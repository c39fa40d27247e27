import { AppError } from '@mooring/contract';
import { sameEmailKey } from './directory.ts';
import { openByPassword } from './key-envelopes.ts';
import type { Accounts, AccountsParts } from './kit.ts';
import { accountOf, toAccount } from './session.ts';
import type { SessionHolder } from './session-holder.ts';

export function createProfile(
  parts: AccountsParts,
  holder: SessionHolder,
): Pick<Accounts, 'updateProfile'> {
  return {
    async updateProfile({ name, email, avatar, password }) {
      const { directory } = parts;
      const account = accountOf(holder.session.getState());
      const record = account && (await directory.account(account.id));
      if (!record) throw new AppError('auth.failed');

      const nextEmail = email?.trim() || record.email;
      if (sameEmailKey(nextEmail) !== sameEmailKey(record.email)) {
        if (!password) throw new AppError('auth.password-required');
        const found = await directory.envelopes(record.id);
        const { dataKey } = await openByPassword(await parts.kdf(), record, found, password);
        dataKey.fill(0);
      }
      const next = {
        ...record,
        name: name?.trim() || record.name,
        email: nextEmail,
        avatar: avatar === undefined ? record.avatar : avatar,
      };
      await directory.put(next);
      holder.show(toAccount(next));
    },
  };
}
