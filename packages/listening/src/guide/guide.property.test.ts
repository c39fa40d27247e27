import { expect, test } from 'vitest';
import type { ChatMessage } from '../engine.ts';
import { draftBounds, longSentences, openingOf, replyBounds } from './check-reply.ts';
import { draftIn } from './drafts-testing.ts';
import { forbiddenIn } from './forbidden.ts';
import { createResponder } from './guide.ts';
import { sampleMessages } from './samples-testing.ts';
import { seededChoice } from './seeded-random.ts';
import { wordsOf } from './text.ts';

const tones = ['gentle', 'calm', 'soothing', 'friendly'] as const;

test('over five thousand mixed messages no reply has an empty slot, a repetition, a forbidden word or too many words', () => {
  expect(sampleMessages.length).toBeGreaterThan(300);
  const faults: string[] = [];
  for (let talk = 0; talk < 125; talk++) {
    const respondTo = createResponder();
    const messages: ChatMessage[] = [];
    const pastReplies: string[] = [];
    for (let count = 0; count < 40; count++) {
      const text = seededChoice(sampleMessages, 'property', talk, count);
      messages.push({ id: `u${count}`, role: 'user', text });
      const turn = {
        messages,
        emotions: ['Grief' as const],
        tone: tones[talk % 4] ?? 'gentle',
        writing: null,
        seed: `talk ${talk}`,
        now: new Date(0),
      };
      const reply = respondTo(turn);
      messages.push({ id: `c${count}`, role: 'companion', text: reply });
      for (const fault of faultsOf(reply, pastReplies, draftIn(turn, reply)))
        faults.push(`${fault}: "${text}" → "${reply}"`);
      pastReplies.unshift(reply);
    }
  }
  expect(faults.slice(0, 12)).toEqual([]);
}, 120_000);

function faultsOf(reply: string, pastReplies: readonly string[], draft: string | null): string[] {
  const faults: string[] = [];
  const bounds = draft ? draftBounds : replyBounds;
  const forbidden = forbiddenIn(draft ?? reply);
  if (!reply.trim()) faults.push('empty');
  if (/[{}]|undefined|null\b/.test(reply)) faults.push('slot');
  if (forbidden) faults.push(`forbidden ${forbidden}`);
  // The note below a draft has up to 20 words.
  if (wordsOf(reply).length > bounds.words + (draft ? 20 : 0)) faults.push('long');
  if ((reply.match(/\?/g) ?? []).length > 1) faults.push('questions');
  if (/ {2}| [,.?]|\?\?/.test(reply)) faults.push('punctuation');
  if (draft) return faults;
  const said = new Set(pastReplies.slice(0, 20).flatMap(longSentences));
  const repeated = longSentences(reply).find((sentence) => said.has(sentence));
  if (repeated) faults.push(`repeated ${repeated}`);
  if (pastReplies.slice(0, 3).some((other) => openingOf(other) === openingOf(reply)))
    faults.push('opening');
  return faults;
}
