/** Sentences that readers stumbled over, and that were replaced. None of them may come back. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const replaced = [
  'Later means other words',
  'One letter is on its way to you',
  'Each of your two addresses got a letter',
  'Without it: Ask me each time',
  'Guessed in no time',
  'No account is needed to look around',
  'This does not look like an email address',
  'That password does not open it',
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
  'Listed here on',
  'Leave nothing here',
  'Essays, slow ones',
  'Its people are imagined',
  'Reset my access',
  'You are on the free plan',
  'nearest emergency room',
] as const;

const folders = ['shell', ...foldersIn('features'), ...foldersIn('packages')];
const sources = folders
  .flatMap((folder) =>
    readdirSync(`${root}${folder}/src`, { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/src/${file}`,
    ),
  )
  .filter((path) => /\.(tsx?|tsv)$/.test(path) && !/\.(test|stories)\.|\/danger\//.test(path))
  .map((path) => ({ path, text: readFileSync(`${root}${path}`, 'utf8').replace(/\s+/g, ' ') }));

test.each(replaced)('nothing says "%s"', (sentence) => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.filter(({ text }) => text.includes(sentence)).map(({ path }) => path)).toEqual([]);
});

function foldersIn(folder: string): string[] {
  return readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`);
}
