export type {
  BackupCopy,
  BackupFolder,
  BackupPlan,
  BackupPlans,
  FolderFile,
} from './adapters/backup-plans.ts';
export { probeIndexedDb } from './adapters/erase-marker.ts';
export { type Changes, createChanges } from './changes.ts';
export type { Account, AccountHome, StaySignedIn } from './directory/account.ts';
export {
  type AccountRecord,
  type DamagedAccount,
  type Directory,
  type KeyEnvelope,
  type LegacyEnvelope,
  normalizeEmail,
  type PasskeyEnvelope,
} from './directory/directory.ts';
export { readLocalStorage, writeLocalStorage } from './directory/local-storage.ts';
export {
  type BesideKey,
  createStoredSession,
  type SessionKeys,
  type StoredSession,
  storedSessionState,
} from './directory/session-keys.ts';
export {
  readSessionPointer,
  writeSessionPointer,
} from './directory/session-pointer.ts';
export { forgetAccountHere, noteWrittenHere } from './directory/written-here.ts';
export { browserEnv, type Env } from './env.ts';
export type { HostedAuth, OpenHosting } from './hosted/auth.ts';
export type {
  HostedClient,
  HostedSession,
  HostedState,
  HostedStatus,
  TokenStorage,
} from './hosted/session.ts';
export { lazyMethods, loadOnce } from './lazy.ts';
export { createMutex } from './mutex.ts';
export {
  createRecoveryMonitor,
  type Recovery,
  type RecoveryMonitor,
} from './replica/recovery-monitor.ts';
export type { Replica, ReplicaState, Replicas } from './replica/replica.ts';
export { recordKey } from './replica/row-records.ts';
export type { SequenceState } from './replica/sequence.ts';
export { retryIfChanged } from './retry-if-changed.ts';
export {
  canOpenRow,
  changedAt,
  isFromBeforeSealing,
  mergeStreaks,
  type StreakRow,
  sealedColumns,
} from './row-rules.ts';
export {
  type EntriesSnapshot,
  type ListOptions,
  type OpenStore,
  orderedBy,
  type Row,
  type Rows,
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
export { browserTabChannel, memoryTabChannel, type TabChannel } from './tab-channel.ts';
export { type Bytes, fromBase64Url, fromUtf8, toBase64Url, utf8 } from './vault/bytes.ts';
export {
  deriveWithFallback,
  isAcceptableKdf,
  isBelowPreferredKdf,
  type Kdf,
  type KdfParams,
} from './vault/kdf.ts';
export { isUnkeyedId } from './vault/keyed-id.ts';
export {
  deriveAuthSecret,
  deriveBackupKeys,
  derivePasskeyKey,
  derivePasswordKey,
  derivePhraseKey,
  deriveVaultKeys,
  unwrapKey,
  wrapKey,
} from './vault/keys.ts';
export { checkPhrase, drawPhrase, phraseToEntropy } from './vault/recovery-phrase.ts';
export { createVault } from './vault/seal.ts';
export type { FieldLocation, Sealed, Vault, VaultKeys } from './vault/vault.ts';
export { forEachChunk, yieldToMain } from './yield-to-main.ts';
