import { describe, expect, test } from 'vitest';
import { mayRemark } from './remark-words.ts';
import { lastReplyTo } from './talk-testing.ts';

const surely = (id: string) => ({ about: { remarks: [{ id, score: 0.9 }] } });

describe('a remark of the reader', () => {
  test.each([
    ['longing', 'i just miss his voice so much', 'Not miss her. I never missed her.'],
    ['lonely', 'there is nobody left to tell', 'so I stood at the bus stop'],
    [
      'worn-out',
      'up since four and the night shift again',
      'got four hours sleep in a row, new woman',
    ],
    ['glad', 'she passed her driving test today!', 'we sang it and I cried in the last verse'],
    ['keeps', "I can't wash his shirt", 'I keep finding her hair on things'],
    ['body', "I can't eat and my hands shake", 'bit my arm in my sleep, cracking dream'],
    ['not-known', 'she called me madam again', 'she was my dog'],
  ])('%s is made after %j, and not after %j', (id, fits, doesNot) => {
    expect(mayRemark({ id, score: 0.5 }, fits)).toBe(true);
    expect(mayRemark({ id, score: 0.3 }, doesNot)).toBe(false);
  });

  test('needs a surer reader where its words are not there, and where it is often beside the point', () => {
    expect(mayRemark({ id: 'longing', score: 0.25 }, 'I miss him')).toBe(true);
    expect(mayRemark({ id: 'longing', score: 0.25 }, 'his coat is still there')).toBe(false);
    expect(mayRemark({ id: 'longing', score: 0.45 }, 'his coat is still there')).toBe(true);
    expect(mayRemark({ id: 'kept-detail', score: 0.17 }, 'he drove the tram')).toBe(false);
    expect(mayRemark({ id: 'kept-detail', score: 0.25 }, 'he drove the tram')).toBe(true);
    expect(mayRemark({ id: 'good-story', score: 0.3 }, 'he drove the tram to Wigan')).toBe(false);
    expect(mayRemark({ id: 'good-story', score: 0.5 }, 'he drove the tram to Wigan')).toBe(true);
    expect(mayRemark({ id: 'glad', score: 0.3 }, 'we forgot to pack the turtle')).toBe(false);
    expect(mayRemark({ id: 'glad', score: 0.5 }, 'we danced in the kitchen')).toBe(true);
  });
});

describe('beside what is said back', () => {
  const told = 'I still put out two cups every morning before I remember.';

  test('stands a word of its own by itself, with no question about the same', () => {
    const reply = lastReplyTo([
      'My wife Ana died in May.',
      { text: told, reading: surely('habit') },
    ]);
    expect(reply).not.toMatch(/two cups|\?/);
    expect(reply).toMatch(/habit|get used to that/);
  });

  test('what says that something happened needs a surer reader', () => {
    const text = 'worked with him nineteen years, in the same old van';
    const about = (score: number) => ({ about: { remarks: [{ id: 'betrayed', score }] } });
    const replyAt = (score: number) => lastReplyTo([{ text, reading: about(score) }]);
    expect(replyAt(0.3)).not.toMatch(/trust/);
    expect(replyAt(0.5)).toMatch(/trust/);
  });

  test('a wording that names somebody is kept for a message about them alone', () => {
    const fond = { about: { remarks: [{ id: 'fond', score: 0.6 }] } };
    const text = "She did my husband's cough for years after he went, she was a clever bird.";
    const reply = lastReplyTo(['My husband Tom died in May.', { text, reading: fond }]);
    expect(reply).not.toMatch(/\bhim\b|Tom/);
  });

  test('it stands alone where nothing can be said back', () => {
    const text = 'u kno what ur son did the cheek of it all morning i were alone';
    const reply = lastReplyTo(['My wife Ana died in May.', { text, reading: surely('lonely') }]);
    expect(reply).toMatch(/lonely|alone with/);
  });

  test('a question gets none, and neither does a name', () => {
    const asked = { text: 'Do I still put out two cups every morning?', reading: surely('habit') };
    expect(lastReplyTo(['My wife Ana died.', asked])).not.toMatch(/habit|get used to/);
    const named = { text: 'Her name was Ana Ferreira, so.', reading: surely('fond') };
    expect(lastReplyTo(['My wife died.', named])).not.toMatch(/fond|You knew/);
  });

  test('nothing tender is said of somebody who did harm', () => {
    const text = 'He once made me stand in the garden in my nightie for an hour';
    const said = { text, reading: surely('fond') };
    expect(lastReplyTo(['My father Ray died in May.', said])).toMatch(
      /fond|knew|says a lot|tells me/,
    );
    expect(lastReplyTo(['My father Ray was a bully. He died in May.', said])).not.toMatch(
      /fond|knew|says a lot|tells me/,
    );
  });
});
