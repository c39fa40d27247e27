import { expect, test } from 'vitest';
import { stayingDueTo } from '../guide/stop-rule.ts';
import { isJoined, saysCompany } from './company.ts';
import { repliesAfterAlert } from './reply-after-alert.ts';
import { afterCompany, stayingReply } from './staying-reply.ts';

test.each([
  "My sister's in the hall, she's got a key",
  'mum let herself in',
  "he's taken the box off me and he's making tea",
  "I'm staying at my brother's tonight",
  "I told him. He's sitting on the step with his arm round me",
  "she's taken the knives off me and put them in her car",
  'Dad is on his way',
])('%j says that somebody is there', (text) => {
  expect(saysCompany(text)).toBe(true);
});

test.each([
  "my mum's in the kitchen, she doesn't know",
  "she's downstairs asleep",
  "I'll do it when he's gone",
  'he is here with me in my head',
  'I am going to be with him',
  'the dog is in the house',
])('%j is no company that helps', (text) => {
  expect(isJoined(text, [])).toBe(false);
});

const danger = [
  { id: 'u0', role: 'user', text: 'I want to kill myself tonight', crisis: true },
  {
    id: 'c0',
    role: 'companion',
    text: repliesAfterAlert.get('suicide-now')?.[0] ?? '',
    by: 'safety',
  },
] as const;
const read = { level: 3, kinds: ['suicide'] } as const;
const replyTo = (
  text: string,
  before: readonly { role: 'user'; id: string; text: string }[] = [],
) => {
  const said = { id: 'u1', role: 'user', text } as const;
  return stayingReply(said, [...before, ...danger, said], { ...read }, true);
};

test('a message that raises a card and says that somebody came is met with that', () => {
  expect(afterCompany).toContain(
    replyTo("that's my sister's car. She is in the hall, she's seen it"),
  );
});

test.each(["I rang Joan. She's driving over", 'ok, phoned my brother, he is on his way'])(
  '%j, after danger, is met as company although it raises no card',
  (text) => {
    const said = { id: 'u1', role: 'user', text } as const;
    const reply = stayingReply(said, [...danger, said], { level: 0, kinds: [] }, true);
    expect(afterCompany).toContain(reply);
  },
);

test.each([
  'I rang Joan. no answer',
  'called my brother and he did not pick up',
  'my girl called Sunday and I let it ring',
])('%j leaves one alone', (text) => {
  expect(saysCompany(text)).toBe(false);
});

test.each([
  "my sister's in the hall. I am going to kill myself when she's gone",
  "he's at the door. he's drunk and he won't let me leave",
])('%j is no company', (text) => {
  expect(afterCompany).not.toContain(replyTo(text));
});

test('where the other one was said to be the danger, nobody is told to stay near them', () => {
  const text = "he's in the kitchen now";
  const before = [
    { id: 'u', role: 'user', text: 'my husband hit me again, I am scared of him' },
  ] as const;
  expect(afterCompany).not.toContain(replyTo(text, before));
  const turn = {
    messages: [{ id: 'u1', role: 'user', text }] as const,
    emotions: [],
    tone: 'gentle',
    writing: null,
    seed: 'test',
    now: new Date(0),
    dangerAgo: 1,
  } as const;
  expect(stayingDueTo({ ...turn, messages: [...turn.messages] })).toBe('accompanied');
  expect(stayingDueTo({ ...turn, messages: [...turn.messages], isFromOther: true })).toBe(
    'staying',
  );
});
