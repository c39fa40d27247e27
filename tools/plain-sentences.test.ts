/** Sentences that readers stumbled over, and that were replaced. None of them may come back. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { textsOfStringsFile } from './sentences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const replaced = [
  'Later means other words',
  'One letter is on its way to you',
  'Each of your two addresses got a letter',
  'Without it: Ask me each time',
  'Guessed in no time',
  'No account is needed to look around',
  'This does not look like an email address',
  'is looked through for danger',
  'Go on with it',
  'What you brought along',
  'No person reads along',
  'a voice that can answer warm',
  'the chair it wants',
  'you said at the door',
  'To eat, a thing',
  'No, then: you',
  'Do they belong together, for you?',
  'There is too little to build it from',
  'What did today ask of you that an earlier day',
  'Let today be small',
  'Name everything that stands beside the grief',
  'Choose what is here',
  'Say how it is, and be met there',
  'Quiets prompts, the garden and insights',
  'Show the earlier shore',
  'It will say only',
  'for as long as there are browsers',
  'Ask it to keep my words',
  'It cannot be taken back, not by you',
  'Take all the time that needs',
  'The same once more',
  'Leave nothing here',
  'Essays, slow ones',
  'Its people are imagined',
  'Reset my access',
  'You are on the free plan',
  'nearest emergency room',
  'We sent a letter to',
  'from your mail',
  'Mail me a code',
  'You said not today',
  'lives on this device only',
  'own voice reads',
  'Your words are closed',
  'A journal only you can open',
  'Nobody will listen to it',
  'had let go of',
  'only wants to know',
  'hear of nothing new',
  'does not come to an end, so',
  'The service does not end',
  'it does not open here',
  "Without the voice's own name",
  'Only if you know that',
  'Kept from before',
  'Where no line is drawn',
  'Nothing was named in',
  'may be named. One word',
  'as an empty box, for',
  'would not draw it',
  'do not open it',
  'does not open it',
  'quiet word a day',
  'Leave nothing of yours',
  'Listed here',
  'It may stand here at its full height',
  'the old ones open nothing',
  'put pages to sleep',
] as const;

const folders = ['shell', ...foldersIn('features'), ...foldersIn('packages')];
const sources = folders
  .flatMap((folder) =>
    readdirSync(`${root}${folder}/src`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/src/${file}`,
    ),
  )
  .filter((path) => /\.(tsx?|tsv)$/.test(path) && !/\.(test|stories)\.|\/danger\//.test(path))
  .map((path) => {
    const whole = readFileSync(`${root}${path}`, 'utf8');
    return { path, whole, text: whole.replace(/\s+/g, ' ') };
  });

test.each(replaced)('nothing says "%s"', (sentence) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => text.includes(sentence)).map(({ path }) => path)).toEqual([]);
});

/** Where letters are said to be sealed, which is a promise of the app and no encryption. */
const aboutLetters = /\/(letters|export)\//;

test('only a letter is sealed; what is encrypted is called encrypted', () => {
  const said = sources
    .filter(({ path }) => /(strings|messages|-texts?|-content)\.ts$/.test(path))
    .flatMap(({ path, whole }) => textsOfStringsFile(whole).map(({ text }) => ({ path, text })));
  expect(said.length).toBeGreaterThan(1000);
  const sealed = said.filter(({ text }) => /\bseal(s|ed|ing)?\b/i.test(text));
  expect(
    sealed.filter(({ path, text }) => !aboutLetters.test(path) && !/\bletter\b/i.test(text)),
  ).toEqual([]);
});

test('what keeps the copies of a hosted account is called the server', () => {
  const messages = sources.filter(({ path }) => /(hosting|sync)-messages\.ts$/.test(path));
  const screens = sources.filter(({ path }) =>
    /profile\/src\/(hosting|sync)\/strings\.ts$/.test(path),
  );
  const texts = [...messages, ...screens].flatMap(({ whole }) => textsOfStringsFile(whole));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(({ text }) => /\bservice\b/i.test(text))).toEqual([]);
});

function foldersIn(folder: string): string[] {
  return readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`);
}
