import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** A fake of a newer build of the journal: every file under another name, one sentence changed. */
export function newerBuild(from: string, to: string) {
  cpSync(from, to, { recursive: true });
  const assets = join(to, 'assets');
  const names = readdirSync(assets).filter((name) => !name.endsWith('.br'));
  const renamed = new Map(names.map((name) => [name, name.replace(/(\.\w+)$/, 'V2$1')]));
  const rewrite = (text: string) => {
    let next = text.replaceAll('Write Your First Entry', 'Write the first line');
    for (const [name, newName] of renamed) next = next.replaceAll(name, newName);
    return next;
  };
  mkdirSync(join(to, 'next'));
  for (const [name, newName] of renamed) {
    writeFileSync(join(to, 'next', newName), rewrite(readFileSync(join(assets, name), 'utf8')));
  }
  rmSync(assets, { recursive: true });
  renameSync(join(to, 'next'), assets);
  for (const file of ['remoteEntry.js', 'mf-manifest.json', '.vite/manifest.json']) {
    writeFileSync(join(to, file), rewrite(readFileSync(join(to, file), 'utf8')));
    rmSync(join(to, `${file}.br`), { force: true });
  }
}
