import { expect, test } from 'vitest';
import { disclosurePlaces } from './disclosure-places.ts';

const at = (time: string, id = time) => ({ id, at: `2026-11-20T${time}` });
const day = (time: string) => new Date(`2026-11-20T${time}`);

test('repeats the disclosure above the message after every three hours of use', () => {
  const messages = [at('20:00:00'), at('22:59:59'), at('23:00:00'), at('23:30:00')];
  const { above, below } = disclosurePlaces(messages, day('23:40:00'));
  expect([...above]).toEqual(['23:00:00']);
  expect(below).toBe(false);
});

test('repeats the disclosure below the last message after seven days away', () => {
  const messages = [at('20:00:00'), at('20:05:00')];
  expect(disclosurePlaces(messages, new Date('2026-11-27T20:05:00')).below).toBe(true);
  expect(disclosurePlaces(messages, day('20:06:00')).below).toBe(false);
  expect(disclosurePlaces([], day('20:06:00'))).toEqual({ above: new Set(), below: false });
});
