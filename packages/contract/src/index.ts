export { AppError, keyOf } from './app-error.ts';
export {
  type Emotion,
  emotionMark,
  emotionName,
  emotions,
  intensityLabels,
  type JournalTag,
  journalTags,
} from './catalog.ts';
export {
  dayAndTime,
  dayInWords,
  fullDate,
  fullDay,
  fullMonth,
  isoDay,
  isoMonth,
  isoTime,
  monthName,
  readDate,
  shortDate,
  shortDay,
  shortMonth,
  shortMonthName,
  timeOfDay,
  utcTime,
  weekdayName,
  whenInWords,
  yearOf,
} from './dates.ts';
export {
  type FeatureId,
  type FeatureManifest,
  type FeatureModule,
  type NavEntry,
  type NavIcon,
  ownedPatterns,
} from './feature.ts';
export { listInWords } from './list-in-words.ts';
export { type Message, type MessageKey, messages, say } from './messages.ts';
export { type AuthState, type CompanionState, type Page, paths, type WriteState } from './paths.ts';
