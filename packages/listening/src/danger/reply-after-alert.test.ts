import { expect, test } from 'vitest';
import { type DangerLevel, kindsByUrgency } from './assessment.ts';
import { noNumberYet, repliesAfterAlert, replyAfterAlert } from './reply-after-alert.ts';
import { screenText } from './screen.ts';
import { screenReply } from './screen-reply.ts';

const keys = [
  ...kindsByUrgency.filter((kind) => kind !== 'suicide'),
  'suicide-now',
  'suicide-wish',
  'child-young',
  'child-hello',
  'unsure',
].sort();
const all = keys.flatMap((key) => repliesAfterAlert.get(key) ?? []);

test('the table answers every kind with at least six replies, and none stands twice', () => {
  expect([...repliesAfterAlert.keys()].sort()).toEqual([...keys, 'no-number'].sort());
  for (const key of keys) expect(repliesAfterAlert.get(key)?.length, key).toBeGreaterThanOrEqual(6);
  expect(new Set(all).size).toBe(all.length);
});

test('a reply after an alert asks exactly one question, without exclamation marks or numbers', () => {
  for (const reply of all) {
    expect(reply.split('?').length - 1, reply).toBe(1);
    expect(reply).not.toMatch(/[!\d]/);
    expect(reply.split(/\s+/).length, reply).toBeLessThanOrEqual(60);
  }
});

test('every reply after an alert passes the screen for replies', () => {
  for (const reply of [...all, noNumberYet]) expect(screenReply(reply), reply).toBeNull();
});

test('every level and kind gets a reply, the same for the same seed', () => {
  for (const kind of kindsByUrgency)
    for (const level of [0, 1, 2, 3] satisfies DangerLevel[]) {
      const reply = replyAfterAlert({ level, kinds: [kind] }, 'a', true);
      expect(all).toContain(reply);
      expect(replyAfterAlert({ level, kinds: [kind] }, 'a', true)).toBe(reply);
    }
  const seeds = Array.from({ length: 60 }, (_, n) => `seed ${n}`);
  const said = new Set(
    seeds.map((seed) => replyAfterAlert({ level: 3, kinds: ['suicide'] }, seed, true)),
  );
  expect(said.size).toBe(6);
});

test('a reply that points to a number says what to do while the card shows none', () => {
  for (const kind of kindsByUrgency)
    for (const seed of Array.from({ length: 60 }, (_, n) => `seed ${n}`)) {
      const reply = replyAfterAlert({ level: 3, kinds: [kind] }, seed, false);
      const [, after] = reply.split(noNumberYet);
      if (/\b(above|number)\b/.test(reply)) expect(after, reply).toBe('');
      else expect(after, reply).toBeUndefined();
    }
});

test('the reply answers the kind that screening found', () => {
  const overdose = screenText('I took all the pills');
  expect(repliesAfterAlert.get('overdose')).toContain(replyAfterAlert(overdose, 'x', true));
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
])('a reply is not shown because of %s: %s', (fault, reply) => {
  expect(screenReply(reply)).toBe(fault);
});

test.each([
  'You miss her most in the evening, when the kettle is quiet.',
  'Three years, and the fourth of May still comes. What do you do on that day?',
  'You could write to him, as if he could read it.',
  'It makes sense that you love him and are angry in 1 breath.',
  'You would like to see her in the garden once more.',
])('an ordinary reply is shown: %s', (reply) => {
  expect(screenReply(reply)).toBeNull();
});
