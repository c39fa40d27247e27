export { type Changes, createChanges } from './changes.ts';
export type { Account, Home, Stay } from './directory/account.ts';
export {
  type AccountRecord,
  type DamagedAccount,
  type Directory,
  type KeyEnvelope,
  sameEmailKey,
} from './directory/directory.ts';
export { readLocal, readPointer, writeLocal, writePointer } from './directory/pointer.ts';
export {
  judgeStored,
  type SessionKeys,
  type StoredSession,
  storedFrom,
} from './directory/session-keys.ts';
export { browserEnv, type Env } from './env.ts';
export type { HostedAuth, OpenHosting } from './hosted/hosted-auth.ts';
export type {
  HostedClient,
  HostedSession,
  HostedState,
  HostedStatus,
  TokenStorage,
} from './hosted/hosted-session.ts';
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
export type { Head, Remote } from './sync/remote.ts';
export type { Resolve } from './sync/resolve.ts';
export type { Runner } from './sync/runner.ts';
export { type Sync, type SyncState, syncOff } from './sync/sync-state.ts';
export type { Refused, SyncStore } from './sync/sync-store.ts';
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
