import type { Accounts, SessionStore } from '@mooring/accounts';
import type { Env, HostedSession, RecoveryMonitor, Sync, Table } from '@mooring/storage';
import type { AutoBackup } from './auto-backup/auto-backup.ts';
import type { Backups } from './backup/backups.ts';
import type { Device } from './device.ts';
import type { Answers } from './gateways/answers.ts';
import type { Chat } from './gateways/chat.ts';
import type { GuidedWriting } from './gateways/guided-writing.ts';
import type { PathMaker } from './gateways/path-maker.ts';
import type { Speech } from './gateways/speech.ts';
import type { Imports } from './import/imports.ts';
import type { Install } from './install.ts';
import type { Keepsakes } from './keepsakes/keepsakes.ts';
import type { Letters } from './letters/letters.ts';
import type { CompanionMemory } from './memory/memory.ts';
import type { MutedThings } from './muted/muted-things.ts';
import type { Notices } from './notices.ts';
import type { NowPlayingStore } from './now-playing.ts';
import type { Pictures } from './pictures/pictures.ts';
import type { Quarantine } from './quarantine/quarantine.ts';
import type { Recorders } from './recordings/recorder.ts';
import type { Recordings } from './recordings/recordings.ts';
import type { CheckIns } from './repositories/check-ins.ts';
import type { Collection } from './repositories/collection.ts';
import type { HardDay, OwnPrompt, Someone } from './repositories/collection-schemas.ts';
import type { Conversations } from './repositories/conversations.ts';
import type { Drafts } from './repositories/drafts.ts';
import type { EarlierVersions } from './repositories/earlier-versions.ts';
import type { Entries } from './repositories/entries.ts';
import type { Moments } from './repositories/moments.ts';
import type { Records } from './repositories/records.ts';
import type { SettingsDocuments } from './repositories/settings.ts';
import type { Streak } from './repositories/streak.ts';
import type { Safety } from './safety/safety.ts';
import type { Search } from './search/search.ts';
import type { Summaries } from './summaries/summaries.ts';
import type { Tags } from './tags/tags.ts';
import type { Typing } from './typing.ts';

/** The repositories of the open account. The first write without a session creates a visitor's account. */
export type Repositories = {
  entries: Entries;
  /** The pictures of entries. */
  pictures: Pictures;
  drafts: Drafts;
  streak: Streak;
  checkIns: CheckIns;
  moments: Moments;
  /** Single encrypted documents by key: healing path, onboarding answers, completed rituals, settings. */
  records: Records;
  /** The ones who were lost. */
  someone: Collection<Someone>;
  /** What is kept of them. */
  keepsakes: Keepsakes;
  /** Days that matter, and days that are hard. */
  hardDays: Collection<HardDay>;
  /** The person's own prompts for writing. */
  prompts: Collection<OwnPrompt>;
  /** Letters that are never sent. */
  letters: Letters;
  /** The person's own tags. */
  tags: Tags;
};

/**
 * The data layer that features use. Created once by `createAppData()` or `createTestData()`, provided by
 * `<DataProvider>`.
 */
export type Data = Repositories &
  SettingsDocuments & {
    env: Env;
    /** What is being typed and not yet stored. */
    typing: Typing;
    session: SessionStore;
    accounts: Accounts;
    /** Loads the KDF before it is needed. Call it when a password field gets focus. */
    expectPassword(): void;
    /** The connection of the open account to the hosted service. */
    hosted: HostedSession;
    sync: Sync;
    notices: Notices;
    nowPlaying: NowPlayingStore;
    device: Device;
    install: Install;
    safety: Safety;
    recordings: Recordings;
    recorders: Recorders;
    conversations: Conversations;
    /** What the companion knows of what was told. */
    memory: CompanionMemory;
    /** What is not to be brought up. */
    muted: MutedThings;
    chat: Chat;
    answers: Answers;
    /** Questions that lead to an entry in the person's own words. */
    guidedWriting: GuidedWriting;
    pathMaker: PathMaker;
    speech: Speech;
    backups: Backups;
    autoBackup: AutoBackup;
    /** Whether `autoBackup` is set up on this device. Loads nothing. */
    hasAutoBackup(): boolean;
    summaries: Summaries;
    /** The progress and the result of restoring rows from the replica. */
    recovery: RecoveryMonitor['state'];
    quarantine: Quarantine;
    earlierVersions: EarlierVersions;
    search: Search;
    imports: Imports;
    /** Calls `listener` after every change of these tables in any tab, and when the session opens or closes. */
    watch(tables: readonly Table[], listener: () => void): () => void;
  };
