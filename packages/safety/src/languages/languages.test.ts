import { expect, test } from 'vitest';
import { directionOf, languageCodes, textsIn } from './languages.ts';

test('twenty languages have every text of the card, none of it in English and none with a number', () => {
  expect(languageCodes).toHaveLength(20);
  const english = Object.values({ title: 'Please let a person be with you in this.' });
  for (const code of languageCodes) {
    const texts = textsIn(code);
    for (const [column, text] of Object.entries(texts ?? {})) {
      expect(text, `${code} ${column}`).not.toBe('');
      expect(english, code).not.toContain(text);
      expect(text, `${code} ${column}`).not.toMatch(/\d/);
    }
  }
});

test('English and an unknown language have no other words', () => {
  expect(textsIn('en')).toBeUndefined();
  expect(textsIn('other')).toBeUndefined();
  expect(textsIn(undefined)).toBeUndefined();
});

test('Arabic and Persian are written from the right', () => {
  expect(directionOf('ar')).toBe('rtl');
  expect(directionOf('pl')).toBe('ltr');
});
