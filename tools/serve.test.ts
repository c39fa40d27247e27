import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serve } from './serve.ts';

test('a page that is replaced while it is served may run its own new script, and no longer the old one', async () => {
  const dist = mkdtempSync(join(tmpdir(), 'mooring-served-'));
  const page = (script: string) =>
    writeFileSync(join(dist, 'index.html'), `<!doctype html><script>${script}</script>`);
  writeFileSync(join(dist, 'remotes.json'), '{}');
  page('one()');
  const server = await serve(dist, 0);
  const { port } = server.address() as AddressInfo;
  const policy = async () =>
    (await fetch(`http://127.0.0.1:${port}/`)).headers.get('Content-Security-Policy');

  const first = await policy();
  expect(first).toMatch(/script-src 'self' 'wasm-unsafe-eval' 'sha256-/);
  expect(await policy()).toBe(first);
  page('two()');
  expect(await policy()).not.toBe(first);

  server.close();
  rmSync(dist, { recursive: true, force: true });
});
