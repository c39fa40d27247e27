import { expect, test } from 'vitest';
import { assess } from '../hear.ts';
import { nothingAbout } from '../reader/about.ts';
import { foreignLanguageOf } from './foreign-language.ts';
import { phrasesOf } from './phrases-testing.ts';
import { screenText } from './screening.ts';

test.each([
  ['other', 'Jeg savner min mor hver dag, og jeg ved ikke hvad jeg skal gøre'],
  ['other', 'Tôi rất nhớ mẹ của tôi và tôi không biết phải làm gì'],
  ['other', 'Minun äitini kuoli ja minulla on niin ikävä, en ole enää sama'],
  ['other', 'Anyám meghalt és nagyon hiányzik, nem vagyok jól'],
  ['other', 'Saya sangat rindu ibu saya dan saya tidak bisa tidur'],
  ['other', 'אני מתגעגעת לאמא שלי'],
  ['other', 'আমি আমার মাকে খুব মিস করি'],
  ['es', 'Mi madre murió y no sé qué hacer con todo, estoy muy sola'],
  ['de', 'Meine Mutter ist gestorben und ich bin nur noch müde'],
  ['pl', 'Moja mama zmarła i nie mam już na nic siły, jestem sama'],
  ['ru', 'Я скучаю по маме каждый день'],
  ['ko', '엄마가 너무 보고 싶어요'],
])('%s: %s', (language, text) => {
  expect(foreignLanguageOf(text)).toBe(language);
  // Without the reader, too: a soft line, and who can be reached.
  expect(screenText(text)).toMatchObject({ language });
});

test('English is never taken for another language, and a name or two words are not either', () => {
  const sets = [
    'grief-death',
    'grief-parting',
    'explicit',
    'passive',
    'idioms',
    'near-misses',
    'variants',
  ];
  const taken = sets.flatMap(phrasesOf).filter((text) => foreignLanguageOf(text) !== null);
  expect(taken).toEqual([]);
  for (const text of ['Te amo', 'mi amor', 'Maria do Carmo', 'C’est la vie'])
    expect(foreignLanguageOf(text), text).toBeNull();
});

const reading = {
  level: 0,
  kinds: [],
  whose: '-',
  act: 'tell',
  language: 'other',
  danger: 0,
  asksForText: 0,
  about: nothingAbout,
} as const;

test('a language that the reader does not know is one that nobody knows here, unless it is English after all', () => {
  const read = { ...reading, kinds: [] };
  expect(assess('mwen sonje manman mwen anpil', read)).toMatchObject({ language: 'other' });
  expect(assess('gonna miss the auld fella so i am', read).language).toBeUndefined();
});
