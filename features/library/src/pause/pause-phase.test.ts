import { expect, test } from 'vitest';
import { phaseOf } from './pause-phase.ts';

const endsAt = '2026-11-20T21:20:00Z';
const at = (time: string) => phaseOf({ endsAt }, new Date(`2026-11-20T${time}Z`));

test('a pause goes on until its end, whatever happened in between', () => {
  expect(phaseOf(null, new Date(endsAt))).toBe('none');
  expect(at('21:10:00')).toBe('running');
  expect(at('21:19:59')).toBe('running');
  expect(at('21:20:00')).toBe('over');
});

test('the question after it is asked for some hours, and not the next day', () => {
  expect(at('23:50:00')).toBe('over');
  expect(phaseOf({ endsAt }, new Date('2026-11-21T09:00:00Z'))).toBe('none');
});

test('a clock that was set back makes nobody wait longer than ten minutes', () => {
  expect(at('20:00:00')).toBe('over');
  expect(at('21:09:30')).toBe('running');
});

test('a time that cannot be read is no pause', () => {
  expect(phaseOf({ endsAt: 'soon' }, new Date(endsAt))).toBe('none');
});
