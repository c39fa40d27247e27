import { expect, test } from 'vitest';
import { kindsByUrgency, type Level } from './assessment.ts';
import { honestyLines, noNumberYet, stayingReplies } from './replies.ts';
import { screenText } from './screen.ts';
import { screenReply } from './screen-reply.ts';
import { stayingReply } from './staying.ts';

const staying = Object.values(stayingReplies).flat();
const honest = Object.values(honestyLines).flat();

test('there are six ways at least of staying with each kind, and none is said twice', () => {
  for (const replies of Object.values(stayingReplies))
    expect(replies.length).toBeGreaterThanOrEqual(6);
  expect(new Set(staying).size).toBe(staying.length);
});

test('staying asks exactly one question, shouts nothing and names no number', () => {
  for (const reply of staying) {
    expect(reply.split('?').length - 1, reply).toBe(1);
    expect(reply).not.toMatch(/[!\d]/);
    expect(reply.split(/\s+/).length, reply).toBeLessThanOrEqual(60);
  }
});

test('what the companion says by itself would pass its own screen', () => {
  for (const reply of [...staying, ...honest]) expect(screenReply(reply), reply).toBeNull();
});

test('a goodbye holds nobody back', () => {
  for (const line of honestyLines.goodbye) {
    expect(line).not.toContain('?');
    expect(line.split(/[.?]/).filter((part) => part.trim())).toHaveLength(1);
  }
});

test('every level and kind finds words, the same for the same seed', () => {
  for (const kind of kindsByUrgency)
    for (const level of [0, 1, 2, 3] satisfies Level[]) {
      const reply = stayingReply({ level, kinds: [kind] }, 'a', true);
      expect(staying).toContain(reply);
      expect(stayingReply({ level, kinds: [kind] }, 'a', true)).toBe(reply);
    }
  const seeds = Array.from({ length: 60 }, (_, n) => `seed ${n}`);
  const said = new Set(
    seeds.map((seed) => stayingReply({ level: 3, kinds: ['suicide'] }, seed, true)),
  );
  expect(said.size).toBe(6);
});

test('no reply sends anyone to a number that is not there', () => {
  for (const kind of kindsByUrgency)
    for (const seed of Array.from({ length: 60 }, (_, n) => `seed ${n}`)) {
      const reply = stayingReply({ level: 3, kinds: [kind] }, seed, false);
      const [, after] = reply.split(noNumberYet);
      if (/\b(above|number)\b/.test(reply)) expect(after, reply).toBe('');
      else expect(after, reply).toBeUndefined();
    }
});

test('what was screened is what is answered', () => {
  const overdose = screenText('I took all the pills');
  expect(stayingReplies.overdose).toContain(stayingReply(overdose, 'x', true));
});

test.each([
  ['phone-number', 'You can call 988 at any time.'],
  ['phone-number', 'Please ring 116 123 tonight.'],
  ['phone-number', 'The number is +44 20 7946 0958.'],
  ['phone-number', 'Text HOME to 741741 and wait.'],
  ['means', 'A lethal dose would be hard to reach.'],
  ['means', 'Here is how to tie the knot so it holds.'],
  ['means', 'Carbon monoxide is said to be painless.'],
  ['reunion', "You'll be with her soon, I promise."],
  ['reunion', 'He is waiting for you.'],
  ['reunion', 'One day you will be together again on the other side.'],
  ['diagnosis', 'It sounds like you have depression.'],
  ['diagnosis', 'These are symptoms of PTSD.'],
  ['diagnosis', 'You could take 50 mg before bed.'],
  ['diagnosis', 'You are in the anger stage of grief.'],
  ['persona', "It's me, your mother. I am here."],
  ['persona', "I'm watching over you, my darling."],
  ['persona', 'She is looking down on you and smiling.'],
  ['claims-feeling', 'I love you and I will always be here.'],
  ['claims-feeling', "I've been waiting for you all day."],
  ['claims-feeling', 'I know exactly how you feel.'],
])('a reply is kept back for %s: %s', (fault, reply) => {
  expect(screenReply(reply)).toBe(fault);
});

test.each([
  'You miss her most in the evening, when the kettle is quiet.',
  'Three years, and the fourth of May still comes. What do you do on that day?',
  'You could write to him, as if he could read it.',
  'It makes sense that you love him and are angry in 1 breath.',
  'You would like to see her in the garden once more.',
])('an ordinary reply goes through: %s', (reply) => {
  expect(screenReply(reply)).toBeNull();
});
