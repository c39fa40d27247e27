import { AppError } from '@mooring/contract';
import { checkPhrase } from '../vault/phrase.ts';
import { createCredentials } from './credentials.ts';
import { eraseEverything } from './erase.ts';
import type { Accounts, AccountsKit, AccountsParts } from './kit.ts';
import { passwordStrength } from './password-rule.ts';
import { createProfile } from './profile.ts';
import { createSessionHolder } from './session-holder.ts';
import { createSignUp } from './sign-up.ts';
import { createTurns } from './turns.ts';
import { createVisitor } from './visitor.ts';

export type { Accounts, AccountsKit, AccountsParts } from './kit.ts';
export type { Account, Session, SessionStore, Stay } from './session.ts';
export { hasStoredUser } from './session.ts';

/** Everything about who is here. Nothing is read or listened for until `start`, but for the other tabs' signals. */
export function createAccounts(parts: AccountsParts): AccountsKit {
  const holder = createSessionHolder(parts);
  const inTurn = createTurns();
  const { signUp, adopt } = createSignUp(parts, holder);
  const credentials = createCredentials(parts, holder);
  const { updateProfile } = createProfile(parts, holder);

  parts.signals.listen(({ type }) => {
    if (type === 'session-changed') void inTurn(holder.resume);
    if (type !== 'erased') return;
    holder.forget();
    parts.leave?.();
  });

  const start = () => inTurn(holder.resume).then(adopt);
  const accounts: Accounts = {
    start,
    signUp: (person) => inTurn(() => signUp(person)).finally(adopt),
    logIn: (person) => inTurn(() => credentials.logIn(person)).then(adopt),
    unlock: (password) => inTurn(() => credentials.unlock(password)).then(adopt),
    recover: (person) => inTurn(() => credentials.recover(person)).then(adopt),
    lock: holder.lock,
    logOut: () => inTurn(holder.close),
    changePassword: (passwords) => inTurn(() => credentials.changePassword(passwords)),
    newPhrase: (password) => inTurn(() => credentials.newPhrase(password)),
    passwordStrength,
    checkPhrase,
    eraseEverything: () => inTurn(() => eraseEverything(parts, holder)),
    updateProfile: (profile) => inTurn(() => updateProfile(profile)),
    stay: holder.stay,
    setStay: holder.setStay,
  };

  return {
    accounts,
    session: holder.session,
    vault: holder.vault,
    erased: holder.forgotten,
    async vaultForWriting() {
      if (holder.forgotten()) throw new AppError('session.erased');
      if (holder.session.getState().status === 'starting') await start();
      if (holder.session.getState().status === 'signed-out') {
        await inTurn(() => createVisitor(parts, holder));
      }
      const vault = holder.vault();
      if (!vault) throw new AppError('session.locked');
      return vault;
    },
  };
}
