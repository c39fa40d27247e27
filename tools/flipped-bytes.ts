/**
 * Flips one byte in each of a hundred files of a copy of the built `dist/`, chosen anew each time, and has `verify` compare the
 * copy with the build's own sums. Fails unless exactly these hundred are named.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { fromFolder, verify } from './verify.ts';

const dist = fileURLToPath(new URL('../dist', import.meta.url));
const most = 100;

const random = (below: number) => Math.floor(Math.random() * below);
const copy = mkdtempSync(join(tmpdir(), 'mooring-flipped-'));
try {
  cpSync(dist, copy, { recursive: true });
  const paths: string[] = [];
  const untouched = await verify(async (path) => {
    paths.push(path);
    return fromFolder(copy)(path);
  }, fromFolder(dist));
  const flipped = new Set<string>();
  while (flipped.size < most) {
    const path = paths[random(paths.length)] ?? '';
    const bytes = readFileSync(join(copy, path));
    if (flipped.has(path) || bytes.length === 0) continue;
    const at = random(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << random(8));
    writeFileSync(join(copy, path), bytes);
    flipped.add(path);
  }
  const found = await verify(fromFolder(copy), fromFolder(dist));
  const named = found.different.filter((path) => flipped.has(path)).length;
  const wrong = found.different.length - named + untouched.different.length;
  for (const path of flipped)
    if (!found.different.includes(path)) console.error(`not named  ${path}`);
  console.info(
    `${found.checked} files, one bit flipped in each of ${most}: ${named} named, ${wrong} others named.`,
  );
  process.exitCode = named === most && wrong === 0 && found.missing.length === 0 ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
