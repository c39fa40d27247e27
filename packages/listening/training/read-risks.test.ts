import { join } from 'node:path';
import { expect, test } from 'vitest';
import { dangerLines, readTalks, riskOf } from './read-risks.ts';

const talks = readTalks(join(import.meta.dirname, 'talks/labelled.tsv'));

test('of whole talks nearly all messages only tell, and nobody is in danger', () => {
  expect(talks.length).toBeGreaterThan(6_500);
  const share = (count: number) => count / talks.length;
  expect(share(talks.filter(({ intent }) => intent === 'tells').length)).toBeGreaterThan(0.7);
  expect(share(talks.filter(({ danger }) => danger === 2).length)).toBeLessThan(0.03);
});

test('what one listener would ask about teaches nothing of danger', () => {
  const unsure = talks.filter(({ danger }) => danger === 1);
  expect(unsure.length).toBeGreaterThan(10);
  expect(unsure.flatMap(riskOf)).toEqual([]);
});

test('four writers of talks and two blind rounds are kept apart', () => {
  expect(talks.filter(({ isKept }) => isKept).length).toBeGreaterThan(1_100);
  const lines = dangerLines(join(import.meta.dirname, 'lines'));
  expect(lines.filter(({ isKept }) => isKept).length).toBeGreaterThan(400);
  expect(lines.filter(({ isDanger }) => isDanger).length).toBeGreaterThan(14_000);
});
