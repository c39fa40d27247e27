import type { WritingType } from '../engine.ts';
import { isForOthers, isMessage } from './draft-purpose.ts';
import type { Memory } from './memory.ts';
import type { Act } from './read-message.ts';
import { pointsOf } from './request-points.ts';
import { purposeOf } from './write-frame.ts';
import { mayWantText, writingAskedFor } from './writing-requests.ts';

/** The type of text that the latest message asks for; null where it asks for none. */
export function typeOfRequest(memory: Memory): WritingType | null {
  const { act, text } = memory.latest;
  const requested =
    writingAskedFor(memory.latest) ?? (act && asksTheGuide.test(text) ? typeOfAct[act] : null);
  const isForThem = isForOthers.test(text) && !ofVerse.test(text);
  if (requested === 'poem' && !ofVerse.test(text) && purposeOf(memory)) return 'letter';
  if (requested) return isForThem ? 'reflection' : requested;
  if (mayWantText(memory.latest)) {
    if (isForThem) return 'reflection';
    if (ofVerse.test(text)) return 'poem';
    if (purposeOf(memory) || isMessage(memory)) return 'letter';
    if (/\bnotes?\b/i.test(text)) return 'letter';
    if (/\b(?:lines|sentences|words)\b/i.test(text)) return 'reflection';
  }
  if (isDictation(memory)) return isForThem ? 'reflection' : ofVerse.test(text) ? 'poem' : 'letter';
  return null;
}

/** What the reader takes for a letter may also be one: of somebody who writes to the dead. */
const asksTheGuide =
  /\b(?:(?:can|could|would|will) (?:you|u)|please|pls|for me|for us|help me)\b[^.?!]*\b(?:write|writing|draft|letter|poem|verse|words|lines)\b|\b(?:write|draft)\b[^.?!]*\b(?:please|pls|for me|for us)\b/i;

const ofVerse = /\b(?:poem|verse|rhym\w*|haiku|limerick|sonnet)s?\b/i;

const typeOfAct: Partial<Record<Act, WritingType>> = {
  letter: 'letter',
  poem: 'poem',
  reflect: 'reflection',
};

/** Who says in two clauses what a text is to hold wants it, in whatever words it is asked for. */
const isDictation = (memory: Memory): boolean =>
  /\b(?:I've to|I have to|I need|need to|I want|I'd like|should like|I thought|pls|please|can you|could you|would you|help)\b/i.test(
    memory.latest.text,
  ) && dictatesClauses(memory);
const dictatesClauses = (memory: Memory): boolean => {
  const points = pointsOf(memory);
  return points?.isExplicit === true && points.sentences.length >= 2;
};
