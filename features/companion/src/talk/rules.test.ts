import { unkind } from '@mooring/stage';
import { expect, test } from 'vitest';
import { afterDanger, askForWords, pauseWords } from './app-words.ts';
import { afterTurn, pauseIsDue } from './day-use.ts';
import { honestyIn } from './honesty.ts';

const at = (time: string, id = time) => ({ id, at: `2026-11-20T${time}` });
const day = (time: string) => new Date(`2026-11-20T${time}`);

test('repeats the disclosure above the message after every three hours of use', () => {
  const messages = [at('20:00:00'), at('22:59:59'), at('23:00:00'), at('23:30:00')];
  const { above, below } = honestyIn(messages, day('23:40:00'));
  expect([...above]).toEqual(['23:00:00']);
  expect(below).toBe(false);
});

test('repeats the disclosure below the last message after seven days away', () => {
  const messages = [at('20:00:00'), at('20:05:00')];
  expect(honestyIn(messages, new Date('2026-11-27T20:05:00')).below).toBe(true);
  expect(honestyIn(messages, day('20:06:00')).below).toBe(false);
  expect(honestyIn([], day('20:06:00'))).toEqual({ above: new Set(), below: false });
});

test('counts the turns of a day and the time between them within one session', () => {
  let use = afterTurn(null, day('20:00:00'));
  expect(use).toMatchObject({ turns: 1, activeMs: 0 });
  use = afterTurn(use, day('20:10:00'));
  use = afterTurn(use, day('21:40:00'));
  expect(use).toMatchObject({ turns: 3, activeMs: 600_000 });
  expect(afterTurn(use, new Date('2026-11-21T00:01:00'))).toMatchObject({ turns: 1, activeMs: 0 });
});

test('does not reduce the counts when the clock is set back', () => {
  const use = afterTurn(afterTurn(null, day('20:00:00')), day('19:00:00'));
  expect(use).toMatchObject({ turns: 2, activeMs: 0 });
});

test('suggests a pause once a day, after 45 minutes or 40 turns', () => {
  const use = {
    day: '2026-11-20',
    turns: 39,
    activeMs: 44 * 60_000,
    lastAt: '',
    pauseOffered: false,
  };
  const now = day('21:00:00');
  expect(pauseIsDue(null, now)).toBe(false);
  expect(pauseIsDue(use, now)).toBe(false);
  expect(pauseIsDue({ ...use, turns: 40 }, now)).toBe(true);
  expect(pauseIsDue({ ...use, activeMs: 45 * 60_000 }, now)).toBe(true);
  expect(pauseIsDue({ ...use, turns: 80, pauseOffered: true }, now)).toBe(false);
  expect(pauseIsDue({ ...use, turns: 80 }, new Date('2026-11-21T09:00:00'))).toBe(false);
});

test('contains no promise and no number in the app’s own sentences', () => {
  for (const words of [...afterDanger, askForWords, pauseWords.title, pauseWords.text]) {
    expect(words).not.toMatch(unkind());
    expect(words).not.toMatch(/\d/);
  }
  expect(new Set(afterDanger).size).toBe(afterDanger.length);
});
