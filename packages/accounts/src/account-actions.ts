import { checkPhrase } from '@mooring/storage';
import type { AccountDependencies, Accounts } from './account-services.ts';
import { createCredentials } from './credentials.ts';
import { eraseEverything } from './erase.ts';
import { createHostingActions } from './hosted/hosting-actions.ts';
import type { LazyHostedSession } from './hosted/lazy-hosted-session.ts';
import { createMoveToHosting } from './hosted/move-to-hosting.ts';
import { passwordStrength } from './keys/password-rule.ts';
import { createProfile } from './profile.ts';
import type { SessionHolder } from './session/session-holder.ts';
import { createSignUp } from './sign-up.ts';
import { createVisitor } from './visitor/visitor.ts';

export { restoreVisitorKeys } from './visitor/visitor-key.ts';

/** Everything that changes an account. Loaded at the first such call: a page that only reads a session does not carry it. */
export function createAccountActions(
  parts: AccountDependencies,
  holder: SessionHolder,
  lazyHosted: LazyHostedSession,
) {
  return {
    ...createSignUp(parts, holder, lazyHosted),
    ...createCredentials(parts, holder, lazyHosted),
    ...createProfile(parts, holder, lazyHosted),
    ...createHostingActions(parts, holder, lazyHosted),
    ...createMoveToHosting(parts, holder, lazyHosted),
    passwordStrength,
    checkPhrase,
    createVisitor: () => createVisitor(parts, holder),
    eraseEverything: (choice: Parameters<Accounts['eraseEverything']>[0]) =>
      eraseEverything(parts, holder, lazyHosted, choice ?? { copyToo: false }),
  };
}
