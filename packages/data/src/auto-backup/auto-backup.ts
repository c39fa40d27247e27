import { onSessionEnd, type SessionStore } from '@mooring/accounts';
import { AppError } from '@mooring/contract';
import {
  type BackupCopy,
  type BackupFolder,
  type BackupPlan,
  type BackupPlans,
  type Changes,
  type Env,
  type Kdf,
  tableNames,
  type Vault,
} from '@mooring/storage';
import type { Backups } from '../backup/backups.ts';
import type { AccountStorage, OpenAccount } from '../repositories/account-storage.ts';
import type { SettingsDocuments } from '../repositories/settings.ts';
import { type AutoBackupState, stateOf } from './auto-backup-state.ts';
import { failureReason } from './failure-reason.ts';
import { askPermission, browserFolders, type Folders, permissionOf } from './folders.ts';
import { makeCopy, type RunOptions } from './make-copy.ts';
import { openPassphrase, sealPassphrase } from './plan-passphrase.ts';
import { changesSince, isCopyDue } from './schedule.ts';
import { watchBackups } from './watch-backups.ts';
import { freeBaseName } from './write-copy.ts';

/** What the person chose: a folder that Mooring writes into, or a day of the week (0 is Sunday) to be reminded on. */
export type BackupChoice = { folder: BackupFolder } | { weekday: number };

/** Backups of the open account that are made by themselves, on this device. */
export type AutoBackup = {
  canUseFolders(): Promise<boolean>;
  /** Only from a press. Null: nothing was chosen. */
  chooseFolder(): Promise<BackupFolder | null>;
  /** Null: nothing is set up on this device for the open account. */
  state(): Promise<AutoBackupState | null>;
  begin(choice: BackupChoice, passphrase: string): Promise<void>;
  /** Writes a copy now. Throws AppError('backup.failed'); the state says why. */
  backUpNow(options?: RunOptions): Promise<void>;
  /** Writes a copy if one is due, in this tab or in no tab. Never throws. */
  runIfDue(): Promise<void>;
  /**
   * Makes the file where Mooring cannot write into a folder. It counts as a backup if `handOver` resolves to true, which is returned.
   * Throws AppError('backup.failed').
   */
  download(handOver: (file: Blob) => Promise<boolean>): Promise<boolean>;
  /** Asks for the folder again; only from a press. Returns whether Mooring may write into it. */
  allowAgain(): Promise<boolean>;
  /** Forgets the folder and the passphrase. The files stay. */
  stop(): Promise<void>;
  /** The same for an account that was logged out. */
  forget(accountId: string): Promise<void>;
  /** The rows of an account move to another one, and this goes with them. */
  move(from: Vault, to: Vault): Promise<void>;
  /** Makes copies while this page is open and at rest. */
  watch(): Promise<void>;
  /** Calls `listener` when the state has changed in this tab. Returns a function that stops it. */
  listen(listener: () => void): Promise<() => void>;
};

export type AutoBackupParts = {
  env: Env;
  kdf: () => Promise<Kdf>;
  session: SessionStore;
  storage: AccountStorage;
  backups: Backups;
  plans: BackupPlans;
  /** Marks whether a plan is stored on this device. */
  markPlans(isAny: boolean): void;
  /** Left out: those of the browser. */
  folders?: Folders | undefined;
  settings: SettingsDocuments['settings'];
  changes: Changes;
  withTabLock<T>(name: string, work: () => Promise<T>): Promise<T>;
};

type Found = { account: OpenAccount; plan: BackupPlan };

export function createAutoBackup(parts: AutoBackupParts): AutoBackup {
  const { env, plans, storage, backups, folders = browserFolders } = parts;
  const listeners = new Set<() => void>();
  let running: AbortController | null = null;
  let isWatching = false;
  const changed = () => {
    for (const listener of [...listeners]) listener();
  };
  /** Only one tab writes. */
  const withLock = <T>(work: () => Promise<T>) => parts.withTabLock('auto-backup', work);

  const current = async (): Promise<Found | null> => {
    const account = await storage.open();
    const plan = account && (await plans.get(account.vault.userId));
    return plan ? { account, plan } : null;
  };
  const needed = async () => {
    const found = await current();
    if (!found) throw new AppError('backup.failed');
    return found;
  };
  /** Changes the stored plan, unless it was taken away meanwhile. */
  const update = async (accountId: string, change: Partial<BackupPlan>) => {
    const found = await current();
    if (found?.plan.accountId === accountId) await plans.put({ ...found.plan, ...change });
    changed();
  };
  /** Home asks for a backup 30 days after the last good one. It was made, whether this is remembered or not. */
  const noteBackup = ({ at }: BackupCopy) =>
    parts.settings.change({ backupAt: at }).catch(() => {});
  const remove = async (accountId: string) => {
    running?.abort();
    await plans.remove(accountId);
    parts.markPlans((await plans.count()) > 0);
    changed();
  };

  /** Ends when the session ends: nothing is written while the app is locked. */
  const run = async ({ account, plan }: Found, { signal, ...options }: RunOptions = {}) => {
    const { folder, accountId } = plan;
    if (!folder) throw new AppError('backup.failed');
    const ended = new AbortController();
    const unsubscribe = onSessionEnd(parts.session, () => ended.abort());
    signal?.addEventListener('abort', () => ended.abort());
    running = ended;
    changed();
    try {
      const found = { account, plan, folder };
      const made = await makeCopy(parts, found, { ...options, signal: ended.signal });
      await update(accountId, made);
      await noteBackup(made.latest);
    } catch (error) {
      const failure = { at: env.now().toISOString(), reason: failureReason(error) };
      if (!ended.signal.aborted) await update(accountId, { failure }).catch(() => {});
      throw new AppError('backup.failed', { cause: error });
    } finally {
      unsubscribe();
      running = null;
      changed();
    }
  };

  /** What fails is kept with the plan, said on the page, and tried again later. */
  const runIfDue = () =>
    withLock(async () => {
      const found = await current();
      const folder = found?.plan.folder;
      if (!folder || (await permissionOf(folder)) !== 'granted') return;
      const changes = await changesSince(found.plan, found.account.store);
      if (isCopyDue(found.plan, changes, env.now())) await run(found);
    }).catch(() => {});

  return {
    canUseFolders: async () => folders.isAvailable(),
    chooseFolder: () => folders.choose(),
    async state() {
      const found = await current();
      return found && stateOf(found.plan, env.now(), running !== null);
    },
    async begin(choice, passphrase) {
      const { vault } = await storage.openForWriting();
      const folder = 'folder' in choice ? choice.folder : null;
      await plans.put({
        accountId: vault.userId,
        folder,
        weekday: 'weekday' in choice ? choice.weekday : null,
        passphrase: await sealPassphrase(vault, passphrase),
        baseName: folder ? await freeBaseName(folder) : '',
        latest: null,
        kept: null,
        held: null,
        failure: null,
      });
      parts.markPlans(true);
      watch();
      changed();
    },
    backUpNow: (options) => withLock(async () => run(await needed(), options)),
    runIfDue,
    async download(handOver) {
      const { account, plan } = await needed();
      const passphrase = await openPassphrase(account.vault, plan.passphrase);
      const at = env.now().toISOString();
      const { file, rows, unreadable } = await backups.create({ passphrase });
      if (!(await handOver(file))) return false;
      const latest = { name: '', at, size: file.size, rows, unreadable };
      await update(plan.accountId, { latest });
      await noteBackup(latest);
      return true;
    },
    async allowAgain() {
      const { plan } = await needed();
      const answer = plan.folder ? await askPermission(plan.folder) : 'denied';
      await update(plan.accountId, answer === 'granted' ? { failure: null } : {});
      return answer === 'granted';
    },
    async stop() {
      const account = await storage.open();
      if (account) await remove(account.vault.userId);
    },
    forget: remove,
    async move(from, to) {
      const plan = await plans.get(from.userId);
      if (plan && !(await plans.get(to.userId))) {
        const passphrase = await sealPassphrase(to, await openPassphrase(from, plan.passphrase));
        await plans.put({ ...plan, accountId: to.userId, passphrase, held: null });
      }
      await plans.remove(from.userId);
    },
    watch: async () => watch(),
    async listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };

  function watch() {
    if (isWatching) return;
    isWatching = true;
    watchBackups({
      watchRows: (listener) => parts.changes.watch(tableNames, listener),
      run: runIfDue,
    });
  }
}
