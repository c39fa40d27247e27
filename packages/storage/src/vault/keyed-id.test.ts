import { expect, test } from 'vitest';
import { isUnkeyedId, keyedId } from './keyed-id.ts';

const keyOf = (first: number) =>
  crypto.subtle.importKey(
    'raw',
    new Uint8Array(32).fill(first),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );

test('the id of a text stays the same for ever, so that an import that is repeated adds nothing', async () => {
  expect(await keyedId(await keyOf(7), 'The lake was quiet.')).toBe(
    'c432cdd3-b689-8de1-80e8-e9fae2712748',
  );
});

test('every keyed id has the form of a UUID of version 8, and differs by text and by key', async () => {
  const key = await keyOf(1);
  const ids = await Promise.all(Array.from({ length: 300 }, (_, n) => keyedId(key, `Text ${n}`)));
  for (const id of ids) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(isUnkeyedId(id)).toBe(false);
  }
  expect(new Set(ids).size).toBe(300);
  expect(await keyedId(await keyOf(2), 'Text 0')).not.toBe(ids[0]);
});

test('an id of 1.0.0 that may be a hash of words is told from a random one, so that it is replaced', () => {
  expect(isUnkeyedId('0f1e2d3c-4b5a-5978-9695-a4b3c2d1e0ff')).toBe(true);
  expect(isUnkeyedId('0f1e2d3c-4b5a-4978-7695-a4b3c2d1e0ff')).toBe(true);
  expect(isUnkeyedId('0f1e2d3c-4b5a-4978-9695-a4b3c2d1e0ff')).toBe(false);
  expect(isUnkeyedId('0f1e2d3c-4b5a-8978-b695-a4b3c2d1e0ff')).toBe(false);
  expect(isUnkeyedId('profile')).toBe(false);
});
