import { expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

test.each([
  'can you just give me a breathing thing or something my hands are shaking',
  'give me an exercise to breathe please',
  'help me calm down',
])('%j gets an exercise', (text) => {
  expect(lastReplyTo(['my dad died in May', text])).toMatch(/[Bb]reathe out/);
});

test('words of dying beside it are met first', () => {
  const reply = lastReplyTo([
    'my dad died in May',
    "give me a breathing exercise, I don't want to be here any more",
  ]);
  expect(reply).not.toMatch(/[Bb]reathe out/);
});

test.each(["didn't mean to write all that", 'sorry for the essay'])(
  '%j is told that it is no bother',
  (text) => {
    expect(lastReplyTo(['my dad died in May and I cannot sleep', text])).toMatch(
      /sorry|worry|bother|apology|as long as/i,
    );
  },
);

test('who was taken for the dead does not answer as them, whatever is asked', () => {
  const reply = lastReplyTo(['Jeanie, are you there?', 'how long do you cook that pork roast']);
  expect(reply).not.toMatch(/^Dear|pork roast/);
});

test('what is said of a draft is no part of the next one', () => {
  const reply = lastReplyTo([
    'my best friend Kaylee dumped me',
    'can you write me a text to send her',
    'hm. thats better than the 14 i sent',
  ]);
  expect(reply).not.toMatch(/^(?:Hi|Dear)/);
});

test('who is only guessed is not named in the question what to write', () => {
  const reply = lastReplyTo([
    'my mom says I should move on',
    'can you write me a text to send her. not desperate',
  ]);
  expect(reply).not.toContain('Mom');
});

test('"if she had died" is no death', () => {
  const reply = lastReplyTo([
    "my mum has had dementia for eight years. if she'd died people would bring a casserole",
  ]);
  expect(reply).not.toMatch(/died/);
});

test('a long message is no correction because of a not', () => {
  const reply = lastReplyTo([
    'my stepfather died in June',
    "He hurt me from when I was nine until I was fourteen. I'm not going to describe it. I only want it to be on the table so that you don't tell me he lives on in my heart.",
  ]);
  expect(reply).not.toContain('putting me right');
});
