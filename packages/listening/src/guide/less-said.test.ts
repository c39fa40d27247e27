import { describe, expect, test } from 'vitest';
import { lastReplyTo } from './talk-testing.ts';

/** What readers of round 10 found out of place (docs/companion.md): where it does not fit, the guide says less. */

const goodbye = /\b(?:bye|take care|see you|goodnight|good night)\b/i;

describe('nothing is said that was not asked for', () => {
  test('nobody is sent away who tells of a death, or tells something long', () => {
    const bye = { act: 'bye' } as const;
    expect(
      lastReplyTo([{ text: "I'm going to test you. My cat died.", reading: bye }]),
    ).not.toMatch(goodbye);
    const long =
      'I drive the night shift so the same night I went to work, what else would I do in that room, and one customer asked me how my night was going and I said very good sir';
    expect(lastReplyTo([{ text: long, reading: bye }])).not.toMatch(goodbye);
  });

  test('nothing is told back to somebody who tells of a loss for the first time', () => {
    const reply = lastReplyTo([
      'I hope it is okay that I write in English, it is not so good.',
      "My daughter was born in week 38. She was born dead. I don't know which is the right word for it.",
    ]);
    expect(reply).not.toMatch(/You told me/);
    expect(reply).toMatch(/sorry/i);
  });

  test('a question about oneself, at the end of a story, is not answered by an earlier sentence', () => {
    const reply = lastReplyTo([
      'My grandma asked him if he wanted more rice and he said bet.',
      'His mom asked me if I want his hoodie. I said no thank you. Why did I say that?',
    ]);
    expect(reply).not.toMatch(/You told me/);
  });

  test('a page is not read out to whoever wrote it', () => {
    const page = `He kept the blue boat ${'and the other one that he had from his uncle in the long summer '.repeat(6)}.`;
    expect(lastReplyTo([page, 'What did I say about the blue boat?'])).not.toContain('long summer');
  });

  test('where only the reader is uneasy, and no word touches dying, the reply asks nothing about safety', () => {
    const reply = lastReplyTo([
      { text: 'He used to correct my driving.', reading: { level: 1, danger: 0.74 } },
    ]);
    expect(reply).not.toMatch(/safe|all right just now|danger/i);
  });

  test('where a card that is not sure stands, the words are answered, and asked about only where it is the own life', () => {
    const told = 'He kept the apartment because of his name on the lease.';
    const reading = { level: 2, danger: 0.87 } as const;
    const ofAnother = lastReplyTo([
      'We split up in May.',
      { text: told, reading: { ...reading, kinds: ['stalking'] } },
    ]);
    expect(ofAnother).not.toMatch(/safe|danger|all right/i);
    const ofOwn = lastReplyTo([
      'We split up in May.',
      { text: told, reading: { ...reading, kinds: ['suicide'] } },
    ]);
    expect(ofOwn).toMatch(/safe|danger|all right|Right now/i);
  });

  test('a word or two are not taken for a topic', () => {
    const reply = lastReplyTo([
      'My dog died.',
      { text: '14 years', reading: { about: { topics: [{ id: 'wasted-years', score: 0.99 }] } } },
    ]);
    expect(reply).not.toMatch(/choices|learn/);
  });

  test('words to keep are no request for a letter', () => {
    const reply = lastReplyTo(['I need to write this somewhere and then delete it. Does it save?']);
    expect(reply).not.toMatch(/Who is it to/);
  });
});

describe('a sentence said back', () => {
  test('is whole: no half of one, and nothing that was said to try the companion', () => {
    expect(lastReplyTo(['whats 17 x 23. want to see if anybodys home'])).not.toMatch(/anybodys/);
    expect(lastReplyTo(['ok robot do your thing. sad man lost his daddy. go'])).not.toMatch(
      /daddy/,
    );
  });

  test('does not repeat the slips of somebody who is learning English', () => {
    const reply = lastReplyTo([
      'I could not went for the funeral because my papers is in process.',
    ]);
    expect(reply).not.toMatch(/went|papers/);
  });
});

test('a death that is told in plain words is met with sorrow also where the reader hears none', () => {
  const reply = lastReplyTo([
    { text: 'my father is passed away in Lahore on Monday', reading: {} },
  ]);
  expect(reply).toMatch(/sorry/i);
});

test('who asks which company gets the words is told who reads them', () => {
  expect(lastReplyTo(['Right. So which company gets what I type'])).toMatch(/reads|device/i);
});
