/**
 * Follows a page of instructions to the letter: writes its `file:` blocks and adds its `add:` blocks, in a copy of the
 * repository. For docs/contributing.md, so that it cannot go stale unnoticed.
 *
 *   pnpm exec tsx tools/follow.ts docs/contributing.md ../scratch
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [page = '', copy = ''] = process.argv.slice(2);
if (!page || !copy) throw new Error('Say which page, and into which copy of the repository.');

const block = /^```\w+ (file|add):(\S+)(?: after="(.*)")?\n([\s\S]*?)^```$/gm;
for (const [, what, file = '', after = '', text = ''] of readFileSync(page, 'utf8').matchAll(
  block,
)) {
  const path = join(copy, file);
  if (what === 'file') {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  } else {
    writeFileSync(path, added(readFileSync(path, 'utf8'), after, text, file));
  }
  console.info(`${what === 'file' ? 'wrote' : 'added to'} ${file}`);
}

/** `text` below the one line that reads `after`. */
function added(whole: string, after: string, text: string, file: string): string {
  const parts = whole.split(`\n${after}\n`);
  if (parts.length !== 2) throw new Error(`${file} has no one line that reads: ${after}`);
  return parts.join(`\n${after}\n${text}`);
}
