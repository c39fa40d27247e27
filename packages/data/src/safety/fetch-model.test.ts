import { createHash } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchModel } from './fetch-model.ts';

const whole = 'the model';
const hash = createHash('sha256').update(whole).digest('hex');

/** A cache that holds `kept`, before a host that has `hosted`. Tells how it was asked. */
function serve({ kept, hosted }: { kept?: string; hosted: string | number }) {
  const asked: RequestInit['cache'][] = [];
  vi.stubGlobal('fetch', async (_: string, { cache }: RequestInit) => {
    asked.push(cache);
    if (kept !== undefined && cache !== 'reload') return new Response(kept);
    return typeof hosted === 'number'
      ? new Response(null, { status: hosted })
      : new Response(hosted);
  });
  return asked;
}

const text = (bytes: ArrayBuffer) => new TextDecoder().decode(bytes);

afterEach(() => vi.unstubAllGlobals());

test('the model comes from a cache that has it whole', async () => {
  const asked = serve({ kept: whole, hosted: 'another' });
  expect(text(await fetchModel('/model.bin', hash))).toBe(whole);
  expect(asked).toEqual(['default']);
});

test('a model that was damaged in a cache is fetched once more past it', async () => {
  const asked = serve({ kept: 'the modem', hosted: whole });
  expect(text(await fetchModel('/model.bin', hash))).toBe(whole);
  expect(asked).toEqual(['default', 'reload']);
});

test('one that the host has damaged as well, or has not, is refused', async () => {
  const asked = serve({ hosted: 'the modem' });
  await expect(fetchModel('/model.bin', hash)).rejects.toThrow('belongs to this version');
  expect(asked).toHaveLength(2);
  serve({ hosted: 404 });
  await expect(fetchModel('/model.bin', hash)).rejects.toThrow('could not be fetched');
});
