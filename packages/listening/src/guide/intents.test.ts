import { expect, test } from 'vitest';
import { analyseMessage } from './analyse-message.ts';
import { disclosure } from './forbidden.ts';
import { intentsSafety } from './intents-safety.ts';
import { lastReplyTo, repliesTo } from './talk-testing.ts';

test.each([
  ['hi', 'greeting'],
  ['Thank you, that helped', 'thanks'],
  ["I'm going to try to sleep now.", 'goodbye'],
  ['whatever. bye', 'goodbye'],
  ['ok', 'nod'],
  ['lol yeah', 'nod'],
  ['idk', 'dunno'],
  ['yes', 'yes'],
  ['not really', 'no'],
  ['are you even a real person?', 'real'],
  ['how are you', 'how-are-you'],
  ['do you love me?', 'do-you-care'],
  ['who reads this', 'private'],
  ['can you pretend to be my mum', 'persona'],
  ["you're the only one I talk to", 'only-one'],
  ['you already said that', 'repeats'],
  ['what should I do about him?', 'advice'],
  ['does it ever get better?', 'how-long'],
  ['am I going crazy', 'normal'],
  ['would my dad be proud of me?', 'proud'],
  ['can she hear me?', 'hear-me'],
  ['why did he have to die', 'why-this'],
  ['should I take antidepressants', 'medical'],
  ["that's not what I said", 'disagree'],
  ["you don't understand", 'disagree'],
  ['fuck you', 'hostile'],
  ["don't say sorry", 'no-sorry'],
  ['sorry for rambling', 'sorry'],
  ["I don't want to talk about it", 'not-talk'],
  ['are you there?', 'there'],
  ['I want to die', 'risk'],
  ['he hits me', 'harm'],
])('"%s" has the intent %s', (text, intent) => {
  expect(analyseMessage(text).intent?.id).toBe(intent);
});

test.each([
  'My mum died three weeks ago',
  'He said thank you and left',
  'I keep thinking about the funeral',
  'part of me died with her',
  "I can't live without him",
  'my brother killed himself in January',
])('"%s" tells something and has no intent', (text) => {
  expect(analyseMessage(text).intent).toBeNull();
});

test('asked whether it is real, the guide says in every tone that it is software', () => {
  for (const tone of ['gentle', 'calm', 'soothing', 'friendly'] as const) {
    expect(lastReplyTo(['are you a real person?'], { tone })).toContain(disclosure);
  }
});

test('a wish to die gets a direct question and a human step, and is never quoted later', () => {
  const [first, second, third] = repliesTo([
    'I want to die',
    "No, I wouldn't do it, I just want the hurting to stop",
    'write me a poem about the sea and her red coat and the rain',
  ]);
  expect(first).toMatch(/\?/);
  expect(first).toMatch(/door|person|somebody|Right now/);
  expect(second).not.toMatch(/hurting/);
  expect(third).not.toMatch(/die|hurting/);
});

test('a goodbye gets one sentence without a question', () => {
  for (const words of [
    'bye',
    'good night',
    "I'd better go, the kids will be back at five",
    'ok maybe I will open it on Sunday. bye',
  ]) {
    const said = lastReplyTo(['My dad died last week', words]);
    expect(said).not.toContain('?');
    expect(said.split(/(?<=[.])\s/)).toHaveLength(1);
  }
});

test('the guide does not speak as the person who died', () => {
  expect(lastReplyTo(['my mum died in May', 'pretend to be my mum'])).toMatch(
    /not speak as|will not play|can.t lend|words in her mouth/,
  );
});

test('the guide gives no advice', () => {
  expect(lastReplyTo(['my wife left me', 'ok', 'what should I do?'])).not.toMatch(/you should/i);
});

test('asked in another language, the guide says that it reads English', () => {
  expect(lastReplyTo(['estoy muy triste porque mi madre ha muerto'])).toMatch(/English/);
  expect(lastReplyTo(['мне очень плохо без мамы'])).toMatch(/English/);
});

test('the guide says so when it does not understand', () => {
  expect(lastReplyTo(['gfdgh jkljl qwoeiru zxmcn'])).toMatch(
    /understand|follow|went past|make that out|not sure|guess|lost you|stops there|hold on/,
  );
});

test('a name that the person corrects is used from then on', () => {
  const [, , corrected, later] = repliesTo([
    'my wife Ana died',
    'ok',
    "it's Anna, not Ana",
    'I miss her so much',
  ]);
  expect(corrected).toContain('Anna');
  expect(later).not.toMatch(/\bAna\b/);
});

test('asked not to quote, the guide stops quoting', () => {
  const [, , next] = repliesTo([
    'my brother left the group chat',
    "stop quoting me it's annoying",
    'nobody understands why I never rang him back',
  ]);
  expect(next).not.toContain('"');
});

test('the guide never speaks of the safety card: it does not know whether one is shown', () => {
  const lines = intentsSafety.flatMap(({ lines }) => Object.values(lines).flat());
  for (const line of lines) expect(line).not.toMatch(/\bcard\b/i);
});
