import { expect, test } from 'vitest';
import { countries } from './countries.ts';
import { guessCountry } from './guess-country.ts';
import { helpFor } from './help.ts';
import { helplines, releasedAt } from './helplines.ts';

const dialled = helplines.flatMap(({ country, name, ways }) =>
  ways.flatMap((way) => (way.how === 'chat' ? [] : [{ country, name, ...way }])),
);
const callingCodes: Record<string, string> = {
  US: '1',
  CA: '1',
  MX: '52',
  BR: '55',
  AR: '54',
  CL: '56',
  GB: '44',
  IE: '353',
  AU: '61',
  NZ: '64',
  ZA: '27',
  JP: '81',
  HK: '852',
  MY: '60',
  DE: '49',
  AT: '43',
  BE: '32',
  NL: '31',
  ES: '34',
  PT: '351',
  IT: '39',
  SE: '46',
  NO: '47',
  DK: '45',
  FI: '358',
  PL: '48',
  CZ: '420',
  FR: '33',
  SG: '65',
};

/** International with a plus, a short code of the country, or an Australian 13, 1300 or 1800 number. */
const wellFormed = (number: string, country: string) =>
  /^\+[1-9]\d{6,14}$/.test(number)
    ? number.startsWith(`+${callingCodes[country]}`)
    : /^\d{2,6}$/.test(number) || (country === 'AU' && /^1[38]00\d{6}$/.test(number));

test('every number can be dialled as it stands, in its own country', () => {
  for (const { country, name, number } of dialled)
    expect(wellFormed(number, country), `${country} ${name} ${number}`).toBe(true);
  expect(wellFormed('+44123', 'GB')).toBe(false);
  expect(wellFormed('0800 1111', 'GB')).toBe(false);
  expect(wellFormed('+18007997233', 'GB')).toBe(false);
});

test('the number shown is the number dialled', () => {
  for (const { name, shown, number } of dialled) {
    const digits = shown.replace(/\D/g, '');
    const national = digits.replace(/^0/, '');
    expect(number.endsWith(digits) || number.endsWith(national), `${name}: ${shown}`).toBe(true);
  }
});

test('every row has hours, languages, a source and the day it was verified', () => {
  for (const { country, name, hours, languages, source, verifiedAt } of helplines) {
    expect(
      countries.map(({ code }) => code),
      name,
    ).toContain(country);
    expect(hours, name).not.toBe('');
    expect(languages, name).not.toBe('');
    expect(source, name).toMatch(/^https:\/\/[^\s/]+\.[a-z]+/);
    expect(verifiedAt, name).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
  const rows = helplines.map(({ country, topic, name }) => `${country} ${topic} ${name}`);
  expect(new Set(rows).size).toBe(rows.length);
});

test('no row was verified longer than 180 days before the release', () => {
  const days = (from: string) => (Date.parse(releasedAt) - Date.parse(from)) / 86_400_000;
  const stale = helplines.filter(
    ({ verifiedAt }) => days(verifiedAt) > 180 || days(verifiedAt) < 0,
  );
  expect(stale.map(({ country, name }) => `verify again: ${country} ${name}`)).toEqual([]);
  expect(days('2026-05-01')).toBeGreaterThan(180);
});

test('every country has an emergency number, and its first helpline is for a crisis', () => {
  for (const { name, emergency, police } of countries) {
    expect(emergency, name).toMatch(/^\d{3,4}$/);
    expect(police, name).toMatch(/^\d{3,4}$/);
  }
  for (const code of new Set(helplines.map(({ country }) => country)))
    expect(helplines.find(({ country }) => country === code)?.topic, code).toBe('crisis');
});

test.each([
  ['Europe/Dublin', ['en-IE'], 'IE'],
  ['Europe/London', ['en-GB', 'en'], 'GB'],
  ['America/Toronto', ['en-US', 'en'], 'CA'],
  ['Europe/Berlin', ['en-US', 'en'], 'DE'],
  ['America/New_York', ['en-US'], 'US'],
  ['America/Indiana/Knox', ['es-US', 'es'], 'US'],
  ['America/New_York', ['fr-FR', 'fr'], null],
  ['America/New_York', ['en-GB'], null],
  ['UTC', ['en-US', 'en'], null],
  ['UTC', ['nb-NO'], 'NO'],
  ['', [], null],
  ['Africa/Kinshasa', ['en-GB'], null],
  ['Australia/Hobart', ['en-AU'], 'AU'],
])('a device in %s that speaks %s is guessed to be in %s', (timeZone, languages, country) => {
  expect(guessCountry({ timeZone, languages })).toBe(country);
});

test('without a known country there are directories and no number', () => {
  const help = helpFor(null, { timeZone: 'UTC', languages: ['en-US'] });
  expect(help.country).toBeNull();
  expect(help.lines).toEqual([]);
  expect(help.directories.map(({ href }) => new URL(href).protocol)).toEqual([
    'https:',
    'https:',
    'https:',
  ]);
});

test('the chosen country wins over the guessed one', () => {
  const locale = { timeZone: 'Europe/Berlin', languages: ['de-DE'] };
  expect(helpFor(null, locale)).toMatchObject({ country: { code: 'DE' }, isGuessed: true });
  const chosen = helpFor('IE', locale);
  expect(chosen).toMatchObject({ country: { code: 'IE', emergency: '112' }, isGuessed: false });
  expect(new Set(chosen.lines.map(({ country }) => country))).toEqual(new Set(['IE']));
});
