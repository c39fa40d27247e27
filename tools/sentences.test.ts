/** No component holds a sentence: what screens say stands in the strings file beside them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { textsInComponent } from './sentences.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const packages = ['shell', ...under('features'), ...under('packages')].filter(
  (path) => path !== 'packages/stage',
);

test.each(packages)('%s: every sentence of a component stands in a strings file', (path) => {
  const found = componentsOf(path).flatMap((file) =>
    textsInComponent(readFileSync(`${root}${file}`, 'utf8')).map(
      ({ text, line }) => `${file}:${line} ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

test('text in an element, in an attribute, in a choice and in a template is found', () => {
  const source = `
    import { x } from 'a b';
    export const C = ({ n, open }) => (
      <p className="one two" aria-label="Your letters" title={open ? 'Close it now' : say.open}>
        Written on {n === 'Some day' ? 1 : 2} {\`\${n} entries\`} <Icon path="M 1 2" />
      </p>
    );`;
  expect(textsInComponent(source).map(({ text }) => text)).toEqual([
    'Your letters',
    'Close it now',
    'Written on',
    '… entries',
  ]);
});

function under(folder: string): string[] {
  return readdirSync(`${root}${folder}`).map((name) => `${folder}/${name}`);
}

/** The components of a package, without tests, stories and what only development uses. */
function componentsOf(path: string): string[] {
  return readdirSync(`${root}${path}/src`, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.tsx') && !/\.(test|stories)\.|standalone|sample-|fake-|testing/.test(file),
    )
    .map((file) => `${path}/src/${file}`);
}
