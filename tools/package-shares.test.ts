/** No package may become most of the code again: docs/decisions/0073. Counts lines of code, without tests, stories and tables of content. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../packages', import.meta.url));
const largest = 0.3;

const names = readdirSync(folder).filter((name) => existsSync(join(folder, name, 'package.json')));
const packages = names.map((name) => [name, linesBelow(join(folder, name, 'src'))] as const);
const total = packages.reduce((sum, [, lines]) => sum + lines, 0);

test.each(packages)('packages/%s has %i lines, at most 30 % of all packages', (_, lines) => {
  expect(lines).toBeGreaterThan(0);
  expect(lines / total).toBeLessThanOrEqual(largest);
});

function linesBelow(source: string): number {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.(ts|tsx|css)$/.test(path) && !/\.(test|stories)\./.test(path),
  );
  return files.reduce(
    (sum, path) => sum + readFileSync(join(source, path), 'utf8').split('\n').length - 1,
    0,
  );
}
