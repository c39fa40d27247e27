/**
 * Makes the archive of a release from the built `dist/`: `release/mooring-<version>.tar.gz` and its sum in `SHA256SUMS.txt`. Who
 * unpacks it can serve it with nginx, Apache or Caddy, without Node. Made twice from one build, it is the same byte for byte.
 *
 *   pnpm build && pnpm release
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { archive } from './archive.ts';
import { sha256, sumsFile } from './sums.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Writes the archive of `dist` into `folder`. Returns its name, such as `mooring-1.0.0.tar.gz`. */
export function writeRelease(dist: string, folder: string): string {
  const { version }: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const top = `mooring-${version}`;
  const files = new Map<string, Uint8Array>([
    [`${top}/README.txt`, readFileSync(join(root, 'tools/release-readme.txt'))],
    [`${top}/LICENSE`, readFileSync(join(root, 'LICENSE'))],
    [`${top}/CHANGELOG.md`, readFileSync(join(root, 'CHANGELOG.md'))],
    ...filesIn(dist).map(
      (file) =>
        [`${top}/dist/${relative(dist, file).split(sep).join('/')}`, readFileSync(file)] as const,
    ),
  ]);
  const name = `${top}.tar.gz`;
  const bytes = archive(files);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), bytes);
  writeFileSync(join(folder, sumsFile), `${sha256(bytes)}  ${name}\n`);
  return name;
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const name = writeRelease(join(root, 'dist'), join(root, 'release'));
  console.info(`release/${name}, with its sum in release/${sumsFile}.`);
}
