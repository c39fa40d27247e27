export {
  checkActivity,
  hasExpired,
  hasStoredUser,
  type LegacyPhrase,
  type LegacyReader,
  type NewPhrase,
  noteSeen,
  onSessionEnd,
  type Passkey,
  type PasswordStrength,
  type PreparedPasskey,
  type Session,
  type VisitorWords,
  wasInactive,
} from '@mooring/accounts';
export {
  type Emotion,
  emotionMark,
  emotionName,
  emotions,
  intensityLabels,
  type JournalTag,
  journalTags,
} from '@mooring/contract';
export type { FoundEntry, ImportProblem } from '@mooring/formats';
export type {
  Answer,
  Assessment,
  DangerKind,
  DangerLevel,
  GuidedMark,
  GuidedSession,
  Tone,
  WayOn,
  WritingType,
} from '@mooring/listening';
export type {
  Account,
  Recovery,
  RefusedRow,
  ReplicaState,
  StaySignedIn,
  Sync,
  SyncState,
} from '@mooring/storage';
export { browserEnv, type Env, forgetAccountHere } from '@mooring/storage';
export type { AutoBackup } from './auto-backup/auto-backup.ts';
export type { AutoBackupState } from './auto-backup/auto-backup-state.ts';
export type { BackupContents } from './backup/backup-contents.ts';
export type { Restored } from './backup/restore-backup.ts';
export { createAppData } from './compose.ts';
export type { Data } from './data.ts';
export type { DayDraft } from './days/day-draft-schema.ts';
export type { Device, DeviceHealth } from './device.ts';
export type { Chat, ChatReply, ChatTurn } from './gateways/chat.ts';
export type { ChatEngine, EngineInUse } from './gateways/engine-in-use.ts';
export type { GuidedWriting } from './gateways/guided-writing.ts';
export type { HostedNeeds } from './gateways/hosted-access.ts';
export type { AddressProblem, OwnEndpoint } from './gateways/own-endpoint.ts';
export type { Speech } from './gateways/speech.ts';
export type { VoiceGender } from './gateways/speech-voices.ts';
export { DataProvider, useData } from './hooks/data-context.tsx';
export type { DraftState } from './hooks/draft-autosave.ts';
export { useDay } from './hooks/use-day.ts';
export { useDraft, useDraftAutosave } from './hooks/use-draft.ts';
export { type Live, useLive } from './hooks/use-live.ts';
export { type LiveMuted, type MuteItem, useMuted, useMuteItem } from './hooks/use-muted.ts';
export { useNow } from './hooks/use-now.ts';
export { type PasskeyEntry, usePasskeyEntry } from './hooks/use-passkey-entry.ts';
export { type Plant, usePlant } from './hooks/use-plant.ts';
export { type QuietDay, useQuietDay } from './hooks/use-quiet-day.ts';
export { useRecorder } from './hooks/use-recorder.ts';
export { useRemoveMoment } from './hooks/use-remove-moment.ts';
export { type LiveSettings, useCompanionSettings, useSettings } from './hooks/use-settings.ts';
export {
  useActiveAlert,
  useChosenCountry,
  useHostedStatus,
  useInstallWay,
  useNotices,
  useNowPlaying,
  useReaderState,
  useRecoveryState,
  useSession,
  useSyncState,
} from './hooks/use-stores.ts';
export { useToasts } from './hooks/use-toasts.ts';
export { type UnansweredWords, useVisitorWords } from './hooks/use-visitor-words.ts';
export type { ImportPreview, ImportResult } from './import/imports.ts';
export type { Install, InstallWay } from './install.ts';
export type { Keepsakes, OpenedFile } from './keepsakes/keepsakes.ts';
export type { LetterDraft } from './letters/letter-draft.ts';
export { letterDraftKey, newLetterDraft, pauseLetterDraft } from './letters/letter-keys.ts';
export { isSealed } from './letters/letter-seal.ts';
export type { CompanionMemory, FactOnPage, TurnMemory } from './memory/memory.ts';
export type { Muted, Past } from './muted/is-muted.ts';
export type { MutedDays, MutedRecord } from './muted/muted-schema.ts';
export type { Notice, Notices } from './notices.ts';
export type { NowPlaying } from './now-playing.ts';
export type { EntryPicture } from './pictures/picture-schema.ts';
export type { PictureRefusal, Pictures, TakenPicture } from './pictures/pictures.ts';
export type { UnreadableRow } from './quarantine/quarantine.ts';
export {
  type EndReason,
  maxLevels,
  maxRecordingMs,
  type RecorderState,
  type RecordingFailure,
} from './recordings/recorder.ts';
export type { Recording } from './recordings/recording.ts';
export type { FinishedRecording, PlayableRecording, Recordings } from './recordings/recordings.ts';
export type {
  CheckIn,
  CheckInFields,
  CheckIns,
  CheckInWithoutNotes,
  DayRange,
} from './repositories/check-ins.ts';
export type { Stored } from './repositories/collection.ts';
export type {
  DayKind,
  HardDay,
  Keepsake,
  KeepsakeKind,
  Letter,
  LossKind,
  OwnPrompt,
  PartialDate,
  Someone,
} from './repositories/collection-schemas.ts';
export type { Conversations } from './repositories/conversations.ts';
export type {
  Conversation,
  ConversationMessage,
  ConversationSummary,
  StoredConversation,
} from './repositories/conversations-schema.ts';
export type { BegunDraft, EntryDraft } from './repositories/drafts.ts';
export type { EarlierVersion } from './repositories/earlier-versions.ts';
export type { EmotionWord } from './repositories/emotion-words.ts';
export type { Entries, Entry, EntryFields } from './repositories/entries.ts';
export type { ListResult } from './repositories/list-result.ts';
export type { Moment, MomentSource, Moments } from './repositories/moments.ts';
export type {
  Checkpoint,
  EarlierPath,
  HealingPath,
  RecordKey,
  RecordValues,
} from './repositories/record-schemas.ts';
export type { Records } from './repositories/records.ts';
export type { CompanionSettings, Settings } from './repositories/settings-defaults.ts';
export type { ActiveAlert } from './safety/active-alert.ts';
export type { ReaderState } from './safety/lazy-reader.ts';
export type { Safety } from './safety/safety.ts';
export type { TextWithMarks } from './search/mark-matches.ts';
export type { SearchHit, SearchResult } from './search/searcher.ts';
export type { EntrySummary } from './summaries/summary.ts';
