import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { freshSubscription, hasAccess } from './access-rules.ts';

const given = {
  plan: 'earlier',
  startDate: '2026-03-02T12:00:00.000Z',
  endDate: '2026-10-01T12:00:00.000Z',
  active: false,
  userInfo: { name: 'Ana of the sea', email: 'ana@sea.example' },
};

test('cancelling leads to the free plan, active, without an end, and keeps who the person is', () => {
  expect(hasAccess(given)).toBe(false);
  expect(freshSubscription(given, null, new Date('2026-11-20T21:10:00.000Z'))).toEqual({
    plan: 'free',
    startDate: '2026-11-20T21:10:00.000Z',
    endDate: '',
    active: true,
    userInfo: given.userInfo,
  });
});

test('nowhere is there a price', () => {
  const folder = import.meta.dirname;
  const files = readdirSync(folder).filter((name) => !name.includes('.test.'));
  expect(files).toContain('subscription-screen.tsx');
  for (const name of files) {
    const text = readFileSync(`${folder}/${name}`, 'utf8').replaceAll('${', '');
    expect(text, name).not.toMatch(/\p{Sc}|\b(?:USD|EUR|GBP|price|per month|per year)\b/iu);
  }
});
