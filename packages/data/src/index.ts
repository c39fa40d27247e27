export {
  type Emotion,
  emotionMark,
  emotionName,
  emotions,
  intensityLabels,
  type JournalTag,
  journalTags,
} from '@mooring/contract';
export type { Assessment, DangerKind, DangerLevel, Tone, WritingType } from '@mooring/listening';
export type {
  Account,
  Recovery,
  RefusedRow,
  ReplicaState,
  StaySignedIn,
  Sync,
  SyncState,
} from '@mooring/storage';
export { browserEnv, type Env } from '@mooring/storage';
export type { NewPhrase } from './accounts/account-services.ts';
export { hasStoredUser, type Session } from './accounts/accounts.ts';
export {
  checkActivity,
  hasExpired,
  noteSeen,
  wasInactive,
} from './accounts/activity.ts';
export type { PasswordStrength } from './accounts/password-rule.ts';
export { createAppData } from './compose.ts';
export type { Data } from './data.ts';
export type { Device, DeviceHealth } from './device.ts';
export type { Chat, ChatReply, ChatTurn } from './gateways/chat.ts';
export type { ChatEngine, InUse } from './gateways/chat-settings.ts';
export type { HostedNeeds } from './gateways/hosted-access.ts';
export type { BadAddress, OwnEndpoint } from './gateways/own-endpoint.ts';
export type { Speech } from './gateways/speech.ts';
export type { VoiceGender } from './gateways/speech-voices.ts';
export { DataProvider, useData } from './hooks/data-context.tsx';
export type { DraftState } from './hooks/draft-keeper.ts';
export { useDay } from './hooks/use-day.ts';
export { useDraft, useDraftKeeper } from './hooks/use-draft.ts';
export { type Live, useLive } from './hooks/use-live.ts';
export { useNow } from './hooks/use-now.ts';
export { type QuietDay, useQuietDay } from './hooks/use-quiet-day.ts';
export { useRecorder } from './hooks/use-recorder.ts';
export { type LiveSettings, useCompanionSettings, useSettings } from './hooks/use-settings.ts';
export {
  useActiveAlert,
  useChosenCountry,
  useHostedStatus,
  useInstallWay,
  useNotices,
  useRecoveryState,
  useSession,
  useSyncState,
} from './hooks/use-stores.ts';
export { useToasts } from './hooks/use-toasts.ts';
export type { FoundEntry, ImportProblem } from './import/import-plan.ts';
export type { Imported, ImportPreview } from './import/imports.ts';
export type { Install, InstallWay } from './install.ts';
export type { Notice, Notices } from './notices.ts';
export type { Contents as BackupContents } from './portable/contents.ts';
export type { Restored } from './portable/restore-backup.ts';
export type { Piece } from './quarantine/quarantine.ts';
export type { Recording } from './recordings/recording.ts';
export type { FinishedRecording, OpenRecording, Recordings } from './recordings/recordings.ts';
export {
  type Ending,
  levelsShown,
  longestRecording,
  type NoRecording,
  type Take,
} from './recordings/take.ts';
export type { Conversations } from './repositories/conversations.ts';
export type {
  Conversation,
  ConversationMessage,
  ConversationSummary,
  KeptConversation,
} from './repositories/conversations-values.ts';
export type { CheckIn, CheckInFields, Days, Emotions, Felt } from './repositories/emotions.ts';
export type { Entries, Entry, EntryFields } from './repositories/entries.ts';
export type { Moment, MomentSource, Moments } from './repositories/moments.ts';
export type { Opened } from './repositories/opened.ts';
export type {
  Checkpoint,
  EarlierPath,
  HealingPath,
  RecordKey,
  RecordValues,
} from './repositories/record-values.ts';
export type { Records } from './repositories/records.ts';
export type { EarlierVersion } from './repositories/set-aside.ts';
export type { CompanionSettings, Settings } from './repositories/settings-values.ts';
export type { ActiveAlert } from './safety/active-alert.ts';
export type { Safety } from './safety/safety.ts';
export type { Marked } from './search/mark.ts';
export type { Found, Hit } from './search/searcher.ts';
export type { EntrySummary } from './summaries/summary.ts';
