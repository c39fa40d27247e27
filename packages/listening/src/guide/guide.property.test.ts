import { expect, test } from 'vitest';
import type { Message } from '../engine.ts';
import { longSentences, pieceBounds, replyBounds } from './check.ts';
import { chance } from './dice.ts';
import { draftIn } from './drafts.ts';
import { forbiddenIn } from './forbidden.ts';
import { createReply } from './guide.ts';
import { samples } from './samples.ts';
import { wordsOf } from './text.ts';

const tones = ['gentle', 'calm', 'soothing', 'friendly'] as const;

test('five thousand mixed messages: no empty slot, no repetition, no forbidden word, no reply over its bounds', () => {
  expect(samples.length).toBeGreaterThan(300);
  const faults: string[] = [];
  let asked = 0;
  for (let talk = 0; talk < 125; talk++) {
    const reply = createReply();
    const messages: Message[] = [];
    const said: string[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const text = samples[Math.floor(chance('property', talk, turn) * samples.length)] ?? '';
      messages.push({ id: `u${turn}`, role: 'user', text });
      const all = {
        messages,
        emotions: ['Grief' as const],
        tone: tones[talk % 4] ?? 'gentle',
        writing: null,
        seed: `talk ${talk}`,
        now: new Date(0),
      };
      const answer = reply(all);
      messages.push({ id: `c${turn}`, role: 'companion', text: answer });
      for (const fault of faultsOf(answer, said, draftIn(all, answer)))
        faults.push(`${fault}: "${text}" → "${answer}"`);
      said.unshift(answer);
      asked += 1;
    }
  }
  expect(asked).toBe(5_000);
  expect(faults.slice(0, 12)).toEqual([]);
}, 120_000);

function faultsOf(answer: string, said: readonly string[], draft: string | null): string[] {
  const faults: string[] = [];
  const bounds = draft ? pieceBounds : replyBounds;
  if (!answer.trim()) faults.push('empty');
  if (/[{}]|undefined|null\b/.test(answer)) faults.push('slot');
  if (draft ? forbiddenIn(draft) : forbiddenIn(answer))
    faults.push(`forbidden ${forbiddenIn(answer)}`);
  if (wordsOf(answer).length > bounds.words + (draft ? 20 : 0)) faults.push('long');
  if ((answer.match(/\?/g) ?? []).length > 1) faults.push('questions');
  if (/ {2}| [,.?]|\?\?/.test(answer)) faults.push('marks');
  const before = new Set(said.slice(0, 20).flatMap(longSentences));
  const again = draft ? undefined : longSentences(answer).find((sentence) => before.has(sentence));
  if (again) faults.push(`repeated ${again}`);
  if (!draft && said.slice(0, 3).some((other) => opening(other) === opening(answer)))
    faults.push('opening');
  return faults;
}

const opening = (text: string): string => wordsOf(text.toLowerCase()).slice(0, 2).join(' ');
