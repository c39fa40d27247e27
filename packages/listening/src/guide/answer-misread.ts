import type { Turn } from '../engine.ts';
import { findFormFault } from './check-reply.ts';
import { composeReply, type ReplyOf } from './compose-reply.ts';
import { contrastSaidBack, correctionSaidBack } from './correction-said-back.ts';
import type { Memory } from './memory.ts';

/** Sorry, and then what was meant, where the message says it. */
export function answerMisread(turn: Turn, memory: Memory): ReplyOf {
  const right = correctionSaidBack(memory.latest);
  const { sentences } = memory.latest;
  // What is set against something else says what was meant better than any other sentence.
  const meant =
    contrastSaidBack(sentences.map(({ text }) => text)) ??
    (right && !ofTheTalk.test(right) ? right : null);
  if (!meant) return composeReply(['act-misread'], memory, turn);
  const sorry = composeReply(['act-misread'], { ...memory, wantsNoQuestions: true }, turn);
  const text = `${sorry.text} ${meant}`;
  return findFormFault(text, memory.pastReplies) ? sorry : { ...sorry, text };
}

/** 'That is not what I asked' says nothing of what is so. */
const ofTheTalk = /\b(?:ask(?:ed)?|sa(?:y|id|ying)|mean(?:t|ing)?|wrote|wrong|what|listen\w*)\b/i;
