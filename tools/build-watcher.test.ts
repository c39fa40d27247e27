import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BuildResult, watchBuild } from './build-watcher.ts';

const config = `export default {
  logLevel: 'silent',
  build: {
    outDir: process.env.MOORING_OUT,
    lib: { entry: './source.js', formats: ['es'], fileName: () => 'built.js' },
  },
};`;

const patience = { timeout: 50_000, interval: 50 };

/** A package with one file, and a watcher that keeps it built. */
function smallPackage(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-watch-'));
  const out = join(folder, 'out');
  const write = (text: string) => writeFileSync(join(folder, 'source.js'), text);
  writeFileSync(join(folder, 'vite.config.js'), config);
  write(source);
  const states: BuildResult['state'][] = [];
  const watcher = watchBuild(folder, {
    out,
    onResult: ({ state }) => void states.push(state),
    quiet: true,
  });
  onTestFinished(watcher.stop);
  return {
    watcher,
    states,
    write,
    built: () => readFileSync(join(out, 'built.js'), 'utf8'),
    /** On a busy machine one change may be noticed twice and built twice. */
    until: (...wanted: BuildResult['state'][]) =>
      vi.waitFor(
        () => expect(states.filter((state, at) => state !== states[at - 1])).toEqual(wanted),
        patience,
      ),
  };
}

test('a package is built, and built again when one of its files changes', async () => {
  const { watcher, write, built } = smallPackage("export const word = 'one';");
  expect(await watcher.settled()).toBe(true);
  expect(built()).toContain('one');
  write("export const word = 'two';");
  await vi.waitFor(() => expect(built()).toContain('two'), patience);
});

test('a failed build is reported, leaves the last good build in place, and is tried again', async () => {
  const { watcher, until, write, built } = smallPackage("export const word = 'one';");
  await until('built');
  write('export const = ;');
  await until('built', 'failed');
  expect(await watcher.settled()).toBe(true);
  expect(built()).toContain('one');
  write("export const word = 'three';");
  await vi.waitFor(() => expect(built()).toContain('three'), patience);
});

test('a package that never built is reported as such, and no process is left running', async () => {
  const { watcher, until } = smallPackage('export const = ;');
  expect(await watcher.settled()).toBe(false);
  watcher.stop();
  await until('failed', 'ended');
});
