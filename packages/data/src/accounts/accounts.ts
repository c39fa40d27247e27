import { AppError } from '@mooring/contract';
import { checkPhrase, createMutex, loadOnce } from '@mooring/storage';
import { createHostedDoor } from './hosted-door.ts';
import type { Accounts, AccountsKit, AccountsParts } from './kit.ts';
import { passwordStrength } from './password-rule.ts';
import { createSessionHolder } from './session-holder.ts';

export type { Accounts, AccountsKit, AccountsParts } from './kit.ts';
export type { Session, SessionStore } from './session.ts';
export { hasStoredUser } from './session.ts';

/**
 * Everything about who is here. Nothing is read or listened for until `start`, but for the other tabs' signals. What only
 * the pages of an account need comes with the first call to it.
 */
export function createAccounts(parts: AccountsParts): AccountsKit {
  const holder = createSessionHolder(parts);
  const door = createHostedDoor(parts, holder);
  const inTurn = createMutex();
  const work = loadOnce(async () =>
    (await import('./account-work.ts')).createAccountWork(parts, holder, door),
  );
  const adopt = async () => {
    if (holder.vault() && (await parts.directory.fact('adoption').catch(() => null))) {
      await (await work()).adopt();
    }
  };
  type Work = Awaited<ReturnType<typeof work>>;
  const turn = <T>(job: (ready: Work) => Promise<T>) => inTurn(async () => job(await work()));

  parts.signals.listen(({ type }) => {
    if (type === 'session-changed') void inTurn(holder.resume);
    if (type !== 'erased') return;
    holder.forget();
    parts.leave?.();
  });

  const start = () => inTurn(holder.resume).then(adopt);
  const accounts: Accounts = {
    start,
    hosting: () => parts.hosting !== undefined,
    signUp: (person) => turn((ready) => ready.signUp(person)).finally(adopt),
    logIn: (person) => turn((ready) => ready.logIn(person)).then(adopt),
    unlock: (password) => turn((ready) => ready.unlock(password)).then(adopt),
    recover: (person) => turn((ready) => ready.recover(person)).then(adopt),
    mailCode: (email) => turn((ready) => ready.mailCode(email)),
    signInAgain: (proof) => turn((ready) => ready.signInAgain(proof)),
    moveToHosting: (password) => turn((ready) => ready.moveToHosting(password)).finally(adopt),
    keepOnDevice: (choice) => turn((ready) => ready.keepOnDevice(choice)),
    lock: () => door.leaving(holder.lock),
    logOut: () => inTurn(() => door.leaving(holder.close)),
    changePassword: (passwords) => turn((ready) => ready.changePassword(passwords)),
    newPhrase: (password) => turn((ready) => ready.newPhrase(password)),
    passwordStrength,
    checkPhrase,
    eraseEverything: (choice) => turn((ready) => ready.eraseEverything(choice)),
    updateProfile: (profile) => turn((ready) => ready.updateProfile(profile)),
    confirmEmail: (change) => turn((ready) => ready.confirmEmail(change)),
    stay: holder.stay,
    async setStay(stay) {
      await holder.setStay(stay);
      await door.settle();
    },
  };

  return {
    accounts,
    session: holder.session,
    hosted: door.session,
    vault: holder.vault,
    erased: holder.forgotten,
    takeProfile: (profile) => turn((ready) => ready.takeProfile(profile)),
    async vaultForWriting() {
      if (holder.forgotten()) throw new AppError('session.erased');
      if (holder.session.getState().status === 'starting') await start();
      if (holder.session.getState().status === 'signed-out') {
        await turn((ready) => ready.createVisitor());
      }
      const vault = holder.vault();
      if (!vault) throw new AppError('session.locked');
      return vault;
    },
  };
}
