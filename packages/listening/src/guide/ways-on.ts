import type { ReplyNote, WayOn } from '../engine.ts';
import type { ReplyOf } from './compose-reply.ts';
import type { Memory } from './memory.ts';

const waysBySubject: Readonly<Record<string, readonly WayOn[]>> = {
  'act-bye': [],
  'act-thanks': [],
  'act-hello': ['say-more', 'ask', 'minute'],
  'act-little': ['minute', 'write', 'call'],
  'act-be-dead': ['someone', 'letter', 'call'],
  'act-hostile': ['write', 'call'],
  'act-wants-human': ['call'],
  'act-general-knowledge': ['ask', 'write'],
  'act-misread': ['say-more'],
  'not-on-the-shelf': ['ask', 'call'],
  'answers-offered': ['ask'],
  'answer-offered': ['ask'],
  careful: ['call', 'minute'],
  checking: ['call', 'minute'],
  staying: ['call', 'minute'],
  'reaching-out': ['call', 'minute'],
  language: ['call', 'write'],
  answer: ['answer', 'ask', 'not-that'],
  'no-contact': ['pause', 'say-more', 'write', 'not-that'],
  corrected: [],
  recall: ['not-that'],
  draft: [],
  'text-offered': ['write', 'not-that'],
};

/** Answers to somebody who is about to write to the one they have parted from. */
const aboutWriting: readonly string[] = [
  'should-i-text-ex',
  'no-contact-after-break-up',
  'closure-talk',
];

/** What is offered under a reply. */
export function waysAfter(reply: ReplyOf, { latest }: Memory): ReplyNote {
  const { subject, text: _text, ...note } = reply;
  if (note.answer && aboutWriting.includes(note.answer)) {
    return { ...note, ways: ['pause', 'answer', 'ask', 'not-that'] };
  }
  const own = waysBySubject[subject];
  if (own) return { ...note, ways: own };
  const isHard = /^(?:panic|cannot-sleep|nightmares|waves|cannot-stop-crying)/.test(subject);
  const first: WayOn[] = isHard ? ['minute', 'say-more', 'write'] : ['say-more', 'minute', 'write'];
  const ways =
    subject === 'presence' && latest.wordCount < 4 ? first : [...first, 'not-that' as const];
  return { ...note, ways };
}
