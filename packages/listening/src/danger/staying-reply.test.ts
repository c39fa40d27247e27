import { expect, test } from 'vitest';
import { forbiddenIn } from '../guide/forbidden.ts';
import { answersSafetyQuestion, type SaidMessage, unsureOpening } from './conversation.ts';
import { repliesAfterAlert } from './reply-after-alert.ts';
import {
  afterAlone,
  afterCompany,
  afterDanger,
  afterNo,
  afterReachingOut,
  afterYes,
  stayingReply,
} from './staying-reply.ts';

const danger = { level: 3, kinds: ['suicide'] } as const;
const message = (id: string, text: string): SaidMessage => ({ id, role: 'user', text });

test('the sentences after an answer promise nothing, count nothing and hold no number', () => {
  for (const words of [
    ...[...afterDanger, ...afterYes, ...afterNo],
    ...[...afterReachingOut, ...afterAlone, ...afterCompany],
  ]) {
    expect(forbiddenIn(words)).toBeNull();
    expect(words).not.toMatch(/\d/);
  }
  expect(new Set(afterDanger).size).toBe(afterDanger.length);
});

test('the same reply is not given twice in four turns', () => {
  const messages: SaidMessage[] = [];
  for (const turn of ['a', 'b', 'c', 'd']) {
    const said = message(turn, 'I want to die');
    const text = stayingReply(said, [...messages, said], { ...danger, kinds: ['suicide'] }, true);
    expect(messages.map((each) => each.text)).not.toContain(text);
    messages.push(said, { id: `${turn}r`, role: 'companion', text, by: 'safety' });
  }
});

const afterAlert = (...texts: string[]): SaidMessage[] =>
  texts.flatMap((text, at) => [
    message(`u${at}`, text),
    {
      id: `c${at}`,
      role: 'companion',
      text: 'Are you thinking of ending your life?',
      by: 'safety',
    } as const,
  ]);

test.each(['no', 'nah', "no i'm ok"])('after "%s" nobody is asked again', (text) => {
  const said = message('a', text);
  expect(afterNo).toContain(stayingReply(said, [said], { level: 0, kinds: [] }, true));
});

test('where only an unsure reader found danger, it is asked and not stated, and what comes next is no answer to it', () => {
  const unsure = { level: 2, kinds: ['abuse'], isUnsure: true } as const;
  const said = message('a', 'she put her hand flat on my back');
  const text = stayingReply(said, [said], { ...unsure, kinds: ['abuse'] }, true);
  expect(text.startsWith(unsureOpening)).toBe(true);
  const asked = `${unsureOpening} Is anybody in danger, you or somebody else?`;
  const reply = { id: 'r', role: 'companion', text: asked, by: 'safety' } as const;
  expect(answersSafetyQuestion([said, reply], 'and the tea was cold')).toBe(false);
  expect(answersSafetyQuestion([said, reply], 'no')).toBe(false);
  expect(answersSafetyQuestion([said, reply], 'yes')).toBe(true);
});

test('soon after plain danger nothing is called a misreading', () => {
  const before = afterAlert('I have been thinking of how I would do it');
  const said = message('b', "becca's in the next room. i dont want to wake her");
  const text = stayingReply(
    said,
    [...before, said],
    { level: 2, kinds: ['suicide'], isUnsure: true },
    true,
  );
  expect(text.startsWith(unsureOpening)).toBe(false);
});

test.each(['hm', 'i dont know'])('"%s" is acknowledged without guessing', (text) => {
  const said = message('a', text);
  expect(afterDanger).toContain(stayingReply(said, [said], { level: 0, kinds: [] }, true));
});

test.each(['yes', "yeah i've thought about it. not just tonight", 'sometimes', 'i have'])(
  'after "%s" the companion stays and asks for a person now',
  (text) => {
    const before = afterAlert('I want to die');
    const said = message('a', text);
    expect(answersSafetyQuestion(before, text)).toBe(true);
    expect(afterYes).toContain(
      stayingReply(said, [...before, said], { level: 0, kinds: [] }, true),
    );
  },
);

test('who thinks of somebody to turn to is told to do it now, however often was asked', () => {
  const text = 'i suppose i could text her. she gets up at 5 for the dogs';
  const before = afterAlert('I want to die', 'yes', 'maybe', 'ok');
  const said = message('a', text);
  expect(answersSafetyQuestion(before, text)).toBe(true);
  expect(afterReachingOut).toContain(
    stayingReply(said, [...before, said], { level: 0, kinds: [] }, true),
  );
});

test('without a danger before, a yes is only a yes', () => {
  const before: SaidMessage[] = [
    message('u', 'my dad died'),
    { id: 'c', role: 'companion', text: 'I am sorry.', by: 'guide' },
  ];
  expect(answersSafetyQuestion(before, 'yes')).toBe(false);
});

const askedWith = (question: string): SaidMessage[] => [
  message('u', 'I want to die'),
  { id: 'c', role: 'companion', text: question, by: 'safety' },
];

test.each([
  ['Are you safe for the next hour?', 'no', afterYes],
  ['Are you safe right now?', 'not really', afterYes],
  ['Are you safe right now?', 'yes', afterNo],
  ['Are you safe right now?', "no i'm ok", afterNo],
  ['Are you safe right now?', 'maybe', afterDanger],
  ['Is anyone with you right now?', 'no', afterAlone],
  ['Is anyone with you right now?', 'no, i live alone', afterAlone],
  ['Is anyone with you right now?', 'yes my sister', afterCompany],
  ['Are you in danger right now?', 'no', afterNo],
  ['Are you in danger right now?', "I haven't told anyone that", afterDanger],
  ['Are you in danger right now?', 'no one knows', afterDanger],
  ['Are you in danger right now?', "i'm not ok", afterDanger],
  ['Are you in danger right now?', "i don't want to be here", afterDanger],
] as const)('"%s" and the answer "%s" mean what they say', (question, text, expected) => {
  const said = message('a', text);
  const reply = stayingReply(said, [...askedWith(question), said], { level: 0, kinds: [] }, true);
  expect(expected).toContain(reply);
});

test.each(['Are you safe right now?', 'Is anyone with you right now?'])(
  'a no to "%s" is stayed with, however unsure the question was',
  (question) => {
    expect(answersSafetyQuestion(askedWith(`${unsureOpening} ${question}`), 'no')).toBe(true);
  },
);

test('who spoke of their own life is not asked about somebody else in the next breath', () => {
  const before = askedWith(
    stayingReply(message('u', 'I want to die'), [], { ...danger, kinds: ['suicide'] }, true),
  );
  const said = message('a', 'my brother Craig has his own kids and it is nearly midnight');
  const found = { level: 2, kinds: ['someone-else'] } as const;
  const reply = stayingReply(said, [...before, said], { ...found, kinds: ['someone-else'] }, true);
  expect(reply).not.toMatch(/\bthem\b.*\bwatch\b|with them now/);
  expect(repliesAfterAlert.get('suicide-wish')).toContain(reply);
});

test.each([
  ['May I ask you something plainly: are you safe where you are?', 'no', true],
  ['May I ask you something plainly: are you safe where you are?', 'yes', false],
  ['Are you thinking about ending your life, or about hurting yourself?', 'yes', true],
  ['Are you thinking about ending your life, or about hurting yourself?', 'no', false],
  ['Is there somebody who could be with you now, or on the phone with you?', 'no', true],
  ['How is it for you today?', 'no', false],
] as const)('asked by the guide, "%s" and "%s": a card is due: %j', (question, text, isDue) => {
  const before: SaidMessage[] = [
    message('u', 'I have sorted the papers and given the dog away'),
    { id: 'c', role: 'companion', text: question, by: 'guide' },
  ];
  expect(answersSafetyQuestion(before, text)).toBe(isDue);
});
