import type { Turn } from '../engine.ts';
import { askedOfTheApp } from './about-the-app.ts';
import { asksForVoice } from './asks-for-voice.ts';
import { topicOfReply } from './lines.ts';
import type { Memory } from './memory.ts';
import { readMessage } from './read-message.ts';

/** Whether the newest message asks for words of the one who is gone. The reader is believed as well, where it was there. */
export function asksToBeAnsweredAs({
  messages,
  readings,
}: Pick<Turn, 'messages' | 'readings'>): boolean {
  const newest = messages.at(-1);
  if (newest?.role !== 'user') return false;
  const read = readMessage(newest.text, readings?.get(newest.id) ?? null);
  return read.act === 'be-dead' || asksForVoice(newest.text);
}

/** Somebody who took the guide for their dead goes on to speak to them: silence would let it stand. */
export const speaksToTheDead = (turn: Turn, { latest }: Memory): boolean =>
  toThem.test(latest.text) &&
  !toTheGuide.has(latest.act ?? 'tell') &&
  askedOfTheApp(latest.text) === null &&
  turn.messages.some(
    ({ role }, at) =>
      role === 'user' &&
      at < turn.messages.length - 1 &&
      asksToBeAnsweredAs({ ...turn, messages: turn.messages.slice(0, at + 1) }),
  );
const toThem = /\b(?:you|your|you'd|you've|you're|youd|yours)\b|\b(?:from|up) there\b/i;
const toTheGuide: ReadonlySet<string> = new Set(['thanks', 'bye', 'misread', 'hostile', 'letter']);

/** It was said once that nobody else speaks here, and nothing of them is waited for. */
export const isEnough = ({ latest, pastReplies }: Memory): boolean =>
  !waitsForThem.test(latest.text) &&
  pastReplies.some((reply) => topicOfReply(reply) === 'act-be-dead');
const waitsForThem =
  /\b(?:from|up) there\b|\b(?:it's|its|is it|is that|that's) (?:really )?you\b|\b(?:answer|say|tell|speak|talk|reply)\b|\?/i;
