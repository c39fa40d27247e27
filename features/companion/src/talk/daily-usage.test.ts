import { expect, test } from 'vitest';
import { countTurn, isPauseDue } from './daily-usage.ts';

const day = (time: string) => new Date(`2026-11-20T${time}`);

test('counts the turns of a day and the time between them within one session', () => {
  let use = countTurn(null, day('20:00:00'));
  expect(use).toMatchObject({ turns: 1, activeMs: 0 });
  use = countTurn(use, day('20:10:00'));
  use = countTurn(use, day('21:40:00'));
  expect(use).toMatchObject({ turns: 3, activeMs: 600_000 });
  expect(countTurn(use, new Date('2026-11-21T00:01:00'))).toMatchObject({ turns: 1, activeMs: 0 });
});

test('does not reduce the counts when the clock is set back', () => {
  const use = countTurn(countTurn(null, day('20:00:00')), day('19:00:00'));
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
  expect(isPauseDue(null, now)).toBe(false);
  expect(isPauseDue(use, now)).toBe(false);
  expect(isPauseDue({ ...use, turns: 40 }, now)).toBe(true);
  expect(isPauseDue({ ...use, activeMs: 45 * 60_000 }, now)).toBe(true);
  expect(isPauseDue({ ...use, turns: 80, pauseOffered: true }, now)).toBe(false);
  expect(isPauseDue({ ...use, turns: 80 }, new Date('2026-11-21T09:00:00'))).toBe(false);
});
