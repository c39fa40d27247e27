export {
  type Assessment,
  type DangerKind,
  type DangerLevel,
  kindsByUrgency,
  mergeAssessments,
  nothingFound,
} from './danger/assessment.ts';
export { fallbackScreen } from './danger/fallback-screen.ts';
export type { ReplyFault } from './danger/screen-reply.ts';
export type { ChatMessage, Engine, Tone, Turn, WritingType } from './engine.ts';
export { uniteFindings } from './hear.ts';
export type { Reading } from './reader/reader.ts';
