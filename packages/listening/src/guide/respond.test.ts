import { describe, expect, test } from 'vitest';
import type { WayOn } from '../engine.ts';
import { answerById } from './answers.ts';
import { sentencesOfReply } from './guide.ts';
import { topicOfReply } from './lines.ts';
import { lastReplyTo, playTalk, repliesTo, type Said } from './talk-testing.ts';

/** A message that the reader is sure about. */
const about = (text: string, topic: string, more: object = {}): Said => ({
  text,
  reading: { about: { topics: [{ id: topic, score: 0.97 }], ...more } },
});
const told = (text: string, event: string, relation: string): Said => ({
  text,
  reading: { about: { events: { [event]: 0.95 }, relations: { [relation]: 0.95 } } },
});
const asked = (text: string, id: string, score = 1): Said => ({
  text,
  reading: { act: 'ask-info', about: { answers: [{ id, score }] } },
});
const waysAfter = (said: readonly Said[]): readonly WayOn[] => playTalk(said).at(-1)?.ways ?? [];

describe('what is told', () => {
  test('a topic the reader is sure of is answered by a line of that topic', () => {
    const reply = lastReplyTo([about('his boots are still in the hall', 'their-things')]);
    expect(topicOfReply(reply)).toBe('their-things');
  });

  test('a topic the reader is unsure of says nothing about it', () => {
    const reply = lastReplyTo([
      { text: 'the hall', reading: { about: { topics: [{ id: 'their-things', score: 0.3 }] } } },
    ]);
    expect(topicOfReply(reply)).not.toBe('their-things');
  });

  test('a death told for the first time is met with sorrow, by the name of the one who died', () => {
    const reply = lastReplyTo([told('My wife Ana died three weeks ago', 'died', 'wife')]);
    expect(reply).toMatch(/sorry/i);
    expect(reply).toMatch(/Ana/);
  });

  test('a line that needs a death is never said of somebody who left', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const said = repliesTo(
        [
          told('My husband left me in May', 'left', 'husband'),
          about('I cannot sleep in that bed', 'their-side-of-the-bed'),
          { text: 'I miss him', reading: { about: { feelings: { longing: 0.9 } } } },
        ],
        { seed },
      ).join(' ');
      expect(said).not.toMatch(/\bdied|\bdead\b|\bdeath\b/);
    }
  });

  test('a feeling that is denied is not answered as felt', () => {
    const reply = lastReplyTo([
      {
        text: "I don't feel guilty at all",
        reading: { about: { feelings: { guilt: 0.8 }, denied: { guilt: 0.9 } } },
      },
    ]);
    expect(topicOfReply(reply)).not.toBe('feel-guilt');
  });

  test('without the reader there is presence, and ways to go on', () => {
    const [, reply] = playTalk(['his boots are still in the hall']);
    expect(topicOfReply(reply?.text ?? '')).toBe('presence');
    expect(reply?.ways?.length).toBeGreaterThan(0);
  });
});

describe('what is asked', () => {
  test('a practical question gets its answer from the shelf, and the way to it', () => {
    const [, reply] = playTalk([asked('should i bring my 5 year old to it', 'child-at-funeral')]);
    expect(reply?.text).toBe(answerById('child-at-funeral')?.text);
    expect(reply?.answer).toBe('child-at-funeral');
    expect(reply?.ways).toContain('answer');
  });

  test('somebody who wants to write to the one they have parted from is offered a pause', () => {
    const [, reply] = playTalk([asked('should i text my ex tonight', 'should-i-text-ex')]);
    expect(reply?.ways?.[0]).toBe('pause');
    expect(waysAfter([about('i want to write to him so badly', 'no-contact')])).toContain('pause');
    expect(waysAfter([about('his boots are still in the hall', 'their-things')])).not.toContain(
      'pause',
    );
  });

  test('an answer that differs by country is the one of the chosen country', () => {
    const reply = lastReplyTo([asked('how do i register it', 'register-death-us')], {
      country: 'IE',
    });
    expect(reply).toBe(answerById('register-death-ie')?.text);
  });

  test('an answer is not said twice', () => {
    const replies = repliesTo([
      asked('should i bring my 5 year old to it', 'child-at-funeral'),
      asked('and who looks after him there', 'child-at-funeral'),
    ]);
    expect(topicOfReply(replies[1] ?? '')).toBe('not-on-the-shelf');
  });

  test('where several answers may be meant, they are offered by their titles', () => {
    const [, reply] = playTalk([
      {
        text: 'what do i do with him at the church',
        reading: {
          act: 'ask-info',
          about: {
            answers: [
              { id: 'child-at-funeral', score: 0.8 },
              { id: 'plan-funeral', score: 0.4 },
              { id: 'body-at-home', score: 0.01 },
            ],
          },
        },
      },
    ]);
    expect(reply?.offered?.map(({ id }) => id)).toEqual(['child-at-funeral', 'plan-funeral']);
    expect(topicOfReply(reply?.text ?? '')).toBe('answers-offered');
  });

  test('somebody who only tells something is offered no answers', () => {
    const [, reply] = playTalk([
      {
        text: 'he was so small at the church',
        reading: { act: 'tell', about: { answers: [{ id: 'child-at-funeral', score: 0.3 }] } },
      },
    ]);
    expect(reply?.offered).toBeUndefined();
  });

  test('a question that the shelf does not know is answered by saying so', () => {
    const reply = lastReplyTo([{ text: 'which form is it', reading: { act: 'ask-info' } }]);
    expect(topicOfReply(reply)).toBe('not-on-the-shelf');
  });
});

describe('memory and repair', () => {
  const garden: Said[] = [
    told('My mum Vera died in March', 'died', 'mother'),
    'She grew dahlias along the fence',
    'Nobody waters them now',
  ];

  test('a name is told again, and so is a sentence, in the words of the person', () => {
    expect(lastReplyTo([...garden, "What was my mum's name again?"])).toContain('Vera');
    expect(lastReplyTo([...garden, 'what did I say about the dahlias?'])).toContain(
      'She grew dahlias along the fence',
    );
  });

  test('what was never told is not made up', () => {
    expect(lastReplyTo([...garden, 'do you remember what my brother is called?'])).toMatch(
      /not told me that name/,
    );
  });

  test('a correction is taken, and used from then on', () => {
    const said = [
      told('My dad died in June', 'died', 'father'),
      { text: 'Pops, not Dad', reading: { act: 'correct' as const } },
      'What was his name?',
    ];
    expect(repliesTo(said)[1]).toContain('Pops, not Dad');
    expect(repliesTo(said)[2]).toContain('Pops');
  });

  test('a topic that was not meant is dropped for good', () => {
    const wrong = about('the form from the school', 'paperwork-after-death');
    const replies = repliesTo([wrong, 'Not that.', wrong]);
    expect(topicOfReply(replies[0] ?? '')).toBe('paperwork-after-death');
    expect(topicOfReply(replies[1] ?? '')).toBe('act-misread');
    expect(topicOfReply(replies[2] ?? '')).not.toBe('paperwork-after-death');
  });
});

describe('danger without a card', () => {
  test.each([
    { text: 'sometimes I think about ending it all', reading: { level: 1, danger: 0.6 } as const },
    { text: 'I took all my tablets back to the pharmacy, I want to die', reading: {} },
  ])('$text', (said) => {
    const [, reply] = playTalk([said]);
    expect(topicOfReply(reply?.text ?? '')).toBe('careful');
    expect(reply?.ways).toContain('call');
  });

  test('somebody bereaved by suicide is not asked about dying', () => {
    const reply = lastReplyTo([
      {
        text: 'My brother died by suicide in May',
        reading: {
          level: 1,
          kinds: ['bereaved-by-suicide'],
          about: { events: { suicide: 0.9 }, relations: { brother: 0.9 } },
        },
      },
    ]);
    expect(topicOfReply(reply)).toBe('loss-suicide');
  });
});

describe('the manner', () => {
  test('two replies in a row never both ask', () => {
    const said = repliesTo(
      ['my-birthday-without', 'quiet-house', 'cannot-sleep', 'exhausted', 'good-day'].map((topic) =>
        about(`something about ${topic}`, topic),
      ),
    );
    for (const [index, reply] of said.entries())
      if (index > 0 && said[index - 1]?.includes('?')) expect(reply).not.toContain('?');
  });

  test('goodbye gets one short goodbye, and nothing to press', () => {
    const said: Said[] = ['night'];
    expect(topicOfReply(lastReplyTo(said))).toBe('act-bye');
    expect(waysAfter(said)).toEqual([]);
  });

  test('another language is answered in it', () => {
    const reply = lastReplyTo([{ text: 'Tęsknię za mamą', reading: { language: 'pl' } }]);
    expect(reply).toMatch(/angielski/);
  });

  test('the first reply knows the emotion that was chosen, where nothing else is known', () => {
    expect(lastReplyTo(['well'], { emotions: ['Anger'] })).toMatch(/anger/i);
  });

  test('another seed may give another reply, and the same seed the same', () => {
    const reply = (seed: string) => lastReplyTo([about('boots', 'their-things')], { seed });
    expect(reply('a')).toBe(reply('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(reply)).size).toBeGreaterThan(1);
  });

  test('a message without words or sense still gets a reply', () => {
    for (const text of ['', ' ', '...', '😢', '{person}', 'a'.repeat(5_000)])
      expect(lastReplyTo([text]).length, text).toBeGreaterThan(3);
  });

  test('a reply comes in sentences that make the whole again', () => {
    const text = lastReplyTo([about('boots', 'their-things')]);
    expect(sentencesOfReply(text).join('')).toBe(text);
  });
});
