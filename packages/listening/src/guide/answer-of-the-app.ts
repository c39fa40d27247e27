import type { Turn } from '../engine.ts';
import { allAskedOfTheApp } from './about-the-app.ts';
import { composeReply, type ReplyOf } from './compose-reply.ts';
import type { Memory } from './memory.ts';

/** Of two questions about the app the first is answered without a question of its own. */
export function answerOfTheApp(turn: Turn, memory: Memory): ReplyOf {
  const [first = '', second] = allAskedOfTheApp(memory.latest.text);
  if (!second) return composeReply([first], memory, turn);
  const one = composeReply([first], { ...memory, wantsNoQuestions: true }, turn);
  const other = composeReply([second], memory, turn);
  return { ...one, text: `${one.text} ${other.text}` };
}
