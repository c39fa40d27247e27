export type {
  AccountDependencies,
  AccountServices,
  Accounts,
  NewPhrase,
} from './account-services.ts';
export { createAccounts } from './accounts.ts';
export { followProfile } from './follow-profile.ts';
export type { PasswordStrength } from './keys/password-rule.ts';
export type { LegacyPhrase, LegacyReader } from './legacy/legacy-access.ts';
export type { Passkey, PreparedPasskey } from './passkeys/passkeys.ts';
export { checkActivity, hasExpired, noteSeen, wasInactive } from './session/activity.ts';
export {
  hasStoredUser,
  hostedIn,
  onSessionEnd,
  onSessionOpen,
  type Session,
  type SessionStore,
  whenSessionKnown,
} from './session/session.ts';
export type { VisitorWords } from './visitor/visitor-words.ts';
