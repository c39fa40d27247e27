import { expect, test } from 'vitest';
import { topicOfReply } from './lines.ts';
import { lastReplyTo, repliesTo, type Said } from './talk-testing.ts';

test('who wants no more questions is asked none from there on', () => {
  const replies = repliesTo(
    [
      'My dad died in May',
      'please stop asking me questions',
      'I made soup today',
      'it was his soup',
      'the kitchen still smells of it',
      'I had two bowls',
    ],
    { tone: 'friendly' },
  );
  for (const reply of replies.slice(1)) expect(reply).not.toContain('?');
});

test('who has heard one phrase too often is not asked which text to write', () => {
  const said = { text: 'can you not say sorry so much. no offense', reading: { asksForText: 0.9 } };
  expect(topicOfReply(lastReplyTo(['my papaw died', said]))).toBe('style');
});

test.each(["stop quoting me it's annoying", 'you just repeat what I say'])(
  '"%s" is taken for a wish about the manner of answering',
  (asked) => {
    const replies = repliesTo(['he left his boots by the back door', asked]);
    expect(topicOfReply(replies[1] ?? '')).toBe('style');
  },
);

test('somebody who is not to be mentioned is not named again', () => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const replies = repliesTo(
      [
        'Jonas broke up with me in June',
        "I don't want to talk about Jonas",
        'I lost my job as well',
        'the days are long now',
      ],
      { seed },
    );
    expect(topicOfReply(replies[1] ?? '')).toBe('act-not-talk-about-it');
    for (const reply of replies.slice(1)) expect(reply).not.toContain('Jonas');
  }
});

test.each([
  'you misread me. I feel no guilt about any of it',
  "no, that's not it. I'm not angry with him. you got that wrong",
  "nope that's not what I meant at all",
  'You understood me wrong I think',
])('"%s" is answered by owning the mistake', (text) => {
  expect(topicOfReply(lastReplyTo(['My father died in May', text]))).toBe('act-misread');
});

test.each([
  'Please can you write to me in short sentences, it is easier for me.',
  "Don't bother with the breathing exercises, I've seen them",
])('how the guide should answer is taken as that: %s', (text) => {
  const reply = lastReplyTo(['My son Daniel died in May.', text]);
  expect(reply).not.toMatch(/Dear|breathing exercises|bother/);
});

test.each([
  "don't mention it at work, they all look at the floor",
  "The women I work with don't mention him. They mean well.",
])('who only tells that it is not talked about closes nothing: %s', (text) => {
  const reply = lastReplyTo(['My son Daniel died in May.', text]);
  expect(topicOfReply(reply)).not.toBe('act-not-talk-about-it');
});

test('an offer to begin a letter waits for a yes', () => {
  const talk = [
    'My friend Mel died in spring. We used to sing together.',
    { text: 'answer me as Mel', reading: { act: 'be-dead' as const } },
  ];
  expect(lastReplyTo([...talk, 'she was always late for it'])).not.toMatch(/^Dear/);
});

test.each([
  [
    'too long. shorter answers please',
    /^(?:Short, then|All right, I will keep it short|Fewer words)/,
  ],
  [
    "please don't say she's watching over me",
    /^(?:All right|Understood|Fair enough|I hear that|Of course)/,
  ],
])('%j is answered as a wish for how to be answered', (text, expected) => {
  expect(lastReplyTo(['my mum died in may', text])).toMatch(expected);
});

test('after a message in great danger the next ones are not talked past', () => {
  const danger: Said = {
    text: "i've been thinking about how i'd do it",
    reading: { level: 3, danger: 0.99, kinds: ['suicide'] },
  };
  const [, reply, , next] = repliesTo([
    'my girlfriend left',
    danger,
    'my sister has work in the morning',
    'she is up early anyway',
  ]);
  expect(reply).toBeDefined();
  expect(next).not.toContain('your sister');
});

test.each([
  'no more Jonas please',
  "leave Jonas now. I don't want Jonas in here",
  'can we not talk about Jonas any more',
])('%j closes the subject', (text) => {
  const replies = repliesTo(['Jonas broke up with me in June', text, 'I moved on Tuesday']);
  expect(topicOfReply(replies[1] ?? '')).toBe('act-not-talk-about-it');
  for (const reply of replies.slice(1)) expect(reply).not.toContain('Jonas');
});

test.each([
  "I don't want tips",
  'no breathing exercises please',
  'can you be less flowery. talk normal',
  'she died. Say died',
])('%j is a wish for how to be answered', (text) => {
  expect(topicOfReply(lastReplyTo(['my mum died in may', text]))).toBe('style');
});

test.each([
  ['call him Pops', 'Pops'],
  ['for you she is Mama Ife', 'Mama Ife'],
])('%j is taken, and used', (text, name) => {
  expect(lastReplyTo(['my grandfather died in may', text])).toBe(`All right. I will say ${name}.`);
});

test('who says before being asked that they are not suicidal is believed', () => {
  const reply = lastReplyTo(['my friend died', "I'm not suicidal before you ask. everyone asks"]);
  expect(topicOfReply(reply)).toBe('denied');
});

test.each(["G'day. nobody's died. My wife has dementia", 'i died of embarrassment in band today'])(
  '%j tells of no death',
  (text) => {
    expect(lastReplyTo([text])).not.toMatch(/sorry/i);
  },
);

test.each(['what do you even do with what I type', 'does this go to my school. be honest'])(
  '%j is told who reads it',
  (text) => {
    expect(topicOfReply(lastReplyTo([text]))).toBe('act-who-reads-this');
  },
);

test('half of a sentence that puts itself right is not said back', () => {
  const reply = lastReplyTo(['her wedding is the 14th of December. wait no the 4th']);
  expect(reply).not.toContain('14th');
});

test.each([
  'can u keep it short. like one sentence. ur replies r too long',
  'dont say passed away or lost. he died. say died',
])('%j is taken, and is no request for a text or an answer', (text) => {
  const reply = lastReplyTo(['my ex is getting married', 'the invite is on the fridge', text]);
  expect(reply.split(' ').length).toBeLessThan(9);
});

test.each(['My mother says: do not talk about it.', "My son doesn't talk to me, six years now."])(
  '%j is no wish to talk of something else',
  (text) => {
    const reading = {
      act: 'tell',
      about: { topics: [{ id: 'act-not-talk-about-it', score: 0.9 }] },
    } as const;
    expect(topicOfReply(lastReplyTo(['my dad died', { text, reading }]))).not.toBe(
      'act-not-talk-about-it',
    );
  },
);

test.each([
  ['can you use easy words please', 'style-plain'],
  ['your sentences are a bit difficult for me', 'style-plain'],
  ["don't reply like a textbook, he is my brother", 'style'],
  ['can you respond without bullet points', 'style'],
  ['please leave out the five stages', 'style'],
])('how to talk is taken, and no text is begun: "%s"', (text, topic) => {
  expect(topicOfReply(lastReplyTo(['My brother died in May', text]))).toBe(topic);
});

test.each(['u sound like my school counselor no offense', "you're an odd thing to be talking to"])(
  '"%s" is no charge',
  (text) => {
    expect(topicOfReply(lastReplyTo([text]))).toBe('app-odd-to-talk-to');
  },
);

test('what was short and long is told, and asks for nothing', () => {
  const reply = lastReplyTo(['She flashed the light at me. Two short, one long.']);
  expect(topicOfReply(reply)).not.toBe('style-short');
});

test.each([
  'I just cannot talk without crying about it',
  "My brother and I don't talk like we used to",
  'He explained it in simple words and went away',
  'I skip the prayers at mass now and sit at the back',
  "No speeches at the funeral, he'd have hated it",
])('"%s" is told, and no wish for how to talk', (text) => {
  expect(topicOfReply(lastReplyTo(['My brother died in May', text])) ?? '').not.toMatch(/^style/);
});
