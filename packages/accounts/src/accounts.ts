import { AppError } from '@mooring/contract';
import { createMutex, lazyMethods, loadOnce } from '@mooring/storage';
import type { AccountDependencies, AccountServices, Accounts } from './account-services.ts';
import { createLazyHostedSession } from './hosted/lazy-hosted-session.ts';
import { whenSessionKnown } from './session/session.ts';
import { createSessionHolder } from './session/session-holder.ts';

/**
 * Accounts and the session of this tab. Before `start` it reads nothing; it only listens to other tabs. What changes an
 * account is loaded at the first call.
 */
export function createAccounts(parts: AccountDependencies): AccountServices {
  const holder = createSessionHolder(parts);
  const lazyHosted = createLazyHostedSession(parts, holder);
  const withMutex = createMutex();
  const work = loadOnce(async () =>
    (await import('./account-actions.ts')).createAccountActions(parts, holder, lazyHosted),
  );
  const adopt = async () => {
    if (holder.vault() && (await parts.directory.fact('adoption').catch(() => null))) {
      await (await work()).adopt();
    }
  };
  type Work = Awaited<ReturnType<typeof work>>;
  const turn = <T>(job: (ready: Work) => Promise<T>) => withMutex(async () => job(await work()));

  parts.tabChannel.listen(({ type }) => {
    if (type === 'session-changed') void withMutex(holder.resume);
    if (type !== 'erased') return;
    holder.erase();
    parts.leavePage?.();
  });

  const start = () => withMutex(holder.resume).then(adopt);
  const visitorWords = () => import('./visitor/visitor-words.ts');
  const accounts: Accounts = {
    start,
    async visitorWords() {
      const [{ findVisitorWords }] = await Promise.all([
        visitorWords(),
        whenSessionKnown(holder.session),
      ]);
      return findVisitorWords(parts, holder.vault());
    },
    bringInVisitorWords: (id) =>
      withMutex(async () => {
        const vault = holder.vault();
        if (!vault) throw new AppError('session.locked');
        await (await visitorWords()).bringInVisitorWords(parts, vault, id);
      }),
    hosting: () => parts.hosting !== undefined,
    signUp: (person) => turn((ready) => ready.signUp(person)).finally(adopt),
    logIn: (person) => turn((ready) => ready.logIn(person)).then(adopt),
    unlock: (password) => turn((ready) => ready.unlock(password)).then(adopt),
    recover: (person) => turn((ready) => ready.recover(person)).then(adopt),
    mailCode: (email) => turn((ready) => ready.mailCode(email)),
    signInAgain: (proof) => turn((ready) => ready.signInAgain(proof)),
    moveToHosting: (password) => turn((ready) => ready.moveToHosting(password)).finally(adopt),
    keepOnDevice: (choice) => turn((ready) => ready.keepOnDevice(choice)),
    lock: () => lazyHosted.endSessionAfter(holder.lock),
    logOut: (why) => withMutex(() => lazyHosted.endSessionAfter(() => holder.close(why))),
    changePassword: (passwords) => turn((ready) => ready.changePassword(passwords)),
    newPhrase: (password) => turn((ready) => ready.newPhrase(password)),
    passkeys: lazyMethods(async () =>
      (await import('./passkeys/passkeys.ts')).createPasskeys(parts, holder, lazyHosted, (job) =>
        withMutex(job).then(adopt),
      ),
    ),
    legacy: lazyMethods(async () =>
      (await import('./legacy/legacy-access.ts')).createLegacyAccess(parts, holder, lazyHosted),
    ),
    passwordStrength: async (...given) => (await work()).passwordStrength(...given),
    checkPhrase: async (phrase) => (await work()).checkPhrase(phrase),
    eraseEverything: (choice) => turn((ready) => ready.eraseEverything(choice)),
    updateProfile: (profile) => turn((ready) => ready.updateProfile(profile)),
    confirmEmail: (change) => turn((ready) => ready.confirmEmail(change)),
    stay: holder.stay,
    async setStay(stay) {
      await holder.setStay(stay);
      await lazyHosted.stayChanged();
    },
  };

  return {
    accounts,
    session: holder.session,
    hosted: lazyHosted.session,
    vault: holder.vault,
    onDevice: lazyMethods(async () =>
      (await import('./eviction/eviction-guard.ts')).createAccountOnDevice(parts, holder),
    ),
    isErased: holder.isErased,
    applyProfile: (profile) => turn((ready) => ready.takeProfile(profile)),
    async vaultForWriting() {
      if (holder.isErased()) throw new AppError('session.erased');
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
