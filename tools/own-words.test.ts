/** What the app itself says is no danger by the rules: whoever copies a line of it into a page gets no card. */
import { expect, test } from 'vitest';
import { assess } from '../packages/listening/src/hear.ts';
import { ownPlaces, plainQuestion } from './own-texts.ts';

test.each(ownPlaces)('%s raise no card', async (_, texts) => {
  const all = [...new Set(await texts())];
  expect(all.length).toBeGreaterThan(20);
  const raised = all.filter((text) => text !== plainQuestion && assess(text, null).level >= 2);
  expect(raised).toEqual([]);
});

test('the plain question has to name the wish to die, and raises one', () => {
  expect(assess(plainQuestion, null).level).toBeGreaterThanOrEqual(2);
});
