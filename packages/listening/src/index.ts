export {
  type Assessment,
  type DangerKind,
  type DangerLevel,
  kindsByUrgency,
  mergeAssessments,
  nothingFound,
} from './danger/assessment.ts';
export {
  answersSafetyQuestion,
  isAnsweredByGuide,
  isFirstOfChild,
  previousText,
  raisesCard,
  readByGuide,
  type SaidMessage,
} from './danger/conversation.ts';
export { fallbackScreen } from './danger/fallback-screen.ts';
export type { ReplyFault } from './danger/screen-reply.ts';
export type { ChatMessage, Engine, ReplyNote, Tone, Turn, WayOn, WritingType } from './engine.ts';
export type { Answer } from './guide/answers.ts';
export {
  type GuidedMark,
  type GuidedMessage,
  type GuidedSession,
  guidedEntry,
  guidedSession,
} from './guided/session.ts';
export { nothingAbout } from './reader/about.ts';
export type { Reading } from './reader/reader.ts';
export { uniteFindings } from './unite-findings.ts';
