export { type Changes, createChanges } from './changes.ts';
export type { Account, AccountHome, StaySignedIn } from './directory/account.ts';
export {
  type AccountRecord,
  type DamagedAccount,
  type Directory,
  type KeyEnvelope,
  normalizeEmail,
} from './directory/directory.ts';
export { readLocalStorage, writeLocalStorage } from './directory/local-storage.ts';
export {
  createStoredSession,
  type SessionKeys,
  type StoredSession,
  storedSessionState,
} from './directory/session-keys.ts';
export { readSessionPointer, writeSessionPointer } from './directory/session-pointer.ts';
export { browserEnv, type Env } from './env.ts';
export type { HostedAuth, OpenHosting } from './hosted/auth.ts';
export type {
  HostedClient,
  HostedSession,
  HostedState,
  HostedStatus,
  TokenStorage,
} from './hosted/session.ts';
export { later, once } from './lazy.ts';
export { createTurns } from './mutex.ts';
export { keyOf } from './replica/check.ts';
export type { Copies, Copy, SecondCopyState } from './replica/copies.ts';
export { createRecoveryHub, type Recovery, type RecoveryHub } from './replica/recovery.ts';
export { changedAt, longer, opens, type Streak, sealedColumns } from './row-rules.ts';
export { browserSignals, memorySignals, type Signals } from './signals.ts';
export {
  type EntriesLook,
  type OpenStore,
  orderedBy,
  type Row,
  type Rows,
  type Span,
  type Store,
  type SummaryBlock,
  type Table,
  tableNames,
  type Write,
} from './store.ts';
export type { Remote, RowVersion } from './sync/remote.ts';
export type { Resolution, ResolveConflict } from './sync/resolve-conflict.ts';
export type { RunningSync } from './sync/start-sync.ts';
export { type Sync, type SyncState, syncOff } from './sync/sync-state.ts';
export type { RefusedRow, SyncStore } from './sync/sync-store.ts';
export { type Bytes, fromBase64Url, toBase64Url, utf8 } from './vault/bytes.ts';
export {
  deriveAnew,
  isAcceptable,
  isBelowPreferred,
  type Kdf,
  type KdfParams,
} from './vault/kdf.ts';
export {
  authSecret,
  backupKeys,
  passwordKey,
  phraseKey,
  unwrap,
  vaultKeys,
  wrap,
} from './vault/keys.ts';
export { checkPhrase, entropyOf, phraseFrom } from './vault/phrase.ts';
export { createVault } from './vault/seal.ts';
export type { Place, Sealed, Vault, VaultKeys } from './vault/vault.ts';
