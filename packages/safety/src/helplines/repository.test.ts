import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { helplines } from './helplines.ts';

const root = join(import.meta.dirname, '../../../..');

/** Everything a person may read in the product: sources of all packages, without tests, stories and the table itself. */
function sources(): { file: string; text: string }[] {
  const found: string[] = [];
  const walk = (folder: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.name === 'node_modules' || entry.name.startsWith('dist')) continue;
      const path = join(folder, entry.name);
      if (entry.isDirectory()) walk(path);
      else if (/\.(tsx?|html|md|json|tsv)$/.test(entry.name)) found.push(path);
    }
  };
  for (const folder of ['features', 'packages', 'shell', 'docs']) walk(join(root, folder));
  return [...found, join(root, 'README.md')]
    .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8') }))
    .filter(({ file }) => !ignored.test(file));
}

/** Without the table, the phrases, words and rules that a message is read by, and tests. */
const ignored =
  /\.(test|stories)\.tsx?$|package\.json$|stage\/src\/unkind\.ts$|safety\/src\/helplines\/\w+\.tsv$|listening\/(src\/(danger\/(rules-|screen-reply)|reader\/cues)|phrases\/)|listening\/training\//;

/** A number after a word such as 'call', a link that dials, or digits grouped like a phone number. */
const phoneNumber =
  /\b(?:call|dial|ring|phone|text) (?:\w+ ){0,2}\+?\d{3,}\b|\b(?:tel|sms):\+?\d|(?<![\w.#-])\+\d{1,3}[ -]?\(?\d{2,4}\)?(?:[ -]?\d{2,4}){1,3}\b|(?<![\w.#%-])1?[ -]?\(?[2-9]\d{2}\)?[ -]\d{3}[ -]\d{4}(?![\w-])|(?<![\w.#-])0[38]\d{2} ?\d{3} ?\d{3,4}\b|\b116 ?1(?:11|23)\b/;

test('the search for phone numbers finds those of the table', () => {
  for (const text of [
    'call 988',
    'text HOME to 741741',
    '1-800-799-7233',
    '+44 20 7946 0958',
    '0800 456 789',
    '116 123',
  ])
    expect(text).toMatch(phoneNumber);
  for (const text of ['at 1280 by 800', '2026-11-21', '100,000 characters', 'room 247', '0.25 rem'])
    expect(text).not.toMatch(phoneNumber);
});

test('no reply, prompt, page or document contains a phone number: only the table does', () => {
  const known = helplines.flatMap(({ ways }) =>
    ways.flatMap((way) =>
      way.how === 'chat' || way.number.length < 6 ? [] : [way.number, way.shown],
    ),
  );
  const found = sources().flatMap(({ file, text }) => {
    const match = phoneNumber.exec(text)?.[0];
    const one = known.find((number) => text.includes(number));
    return match || one ? [`${file}: ${match ?? one}`] : [];
  });
  expect(found).toEqual([]);
});

const claims =
  /\b(?:therap(?:y|ies|ists?|eutic)|treat(?:s|ing|ments?)?|cur(?:e|es|ed|ing)|clinical(?:ly)?)\b/i;
/** Where the word is negated or searched for, or means something else. */
const allowed =
  /not therapy|no therapy|isn't therapy|\\b|\(\?:|you treat|never describe|words therapy|clinician|Treat yourself/i;

/** What the guide and the shelf of answers say of the treatment and the therapy of others, never of this product. */
const speaksOfOthers = /listening\/src\/words\/[\w-]+\.tsv$/;
const speaksOfUs = /\bMooring\b|\bthis app\b/;

test('nothing says that the product is therapy, treats, cures or is clinical', () => {
  const found = sources().flatMap(({ file, text }) =>
    text
      .split('\n')
      .filter((line) => claims.test(line) && !allowed.test(line))
      .filter((line) => !speaksOfOthers.test(file) || speaksOfUs.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
  expect(claims.test('A clinical treatment')).toBe(true);
});
