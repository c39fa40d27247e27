export {
  type Assessment,
  type Kind,
  kindsByUrgency,
  type Level,
  nothingFound,
  together,
} from './danger/assessment.ts';
export { looksGrave } from './danger/coarse.ts';
export type { ReplyFault } from './danger/screen-reply.ts';
export type { Engine, Message, Tone, Turn, WritingType } from './engine.ts';
