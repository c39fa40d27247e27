import { keyOf } from '@mooring/contract';
import { expect, test } from 'vitest';
import { browserEnv } from '../env.ts';
import { toBase64Url } from './bytes.ts';
import { deriveVaultKeys } from './keys.ts';
import { createVault } from './seal.ts';
import type { FieldLocation, Sealed, Vault } from './vault.ts';

type Try = { location: FieldLocation; field: string; by?: Vault };

const RUNS = 100_000;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

test(`${RUNS} damaged, cut and swapped fields: every one is refused, and none crashes`, async () => {
  const random = seededRandom(20_260_302);
  const below = (limit: number) => Math.floor(random() * limit);
  const vaults = await Promise.all(
    ['ana', 'ben'].map(async (userId, key) =>
      createVault({
        env: browserEnv,
        userId,
        ...(await deriveVaultKeys(new Uint8Array(32).fill(key))),
      }),
    ),
  );
  // The same data key under another user: only the bound user id tells them apart.
  const twin = createVault({
    env: browserEnv,
    userId: 'eve',
    ...(await deriveVaultKeys(new Uint8Array(32))),
  });
  const [ana] = vaults;
  if (!ana) throw new Error('no vault');
  const fields = await Promise.all(
    Array.from({ length: 64 }, async (_, index) => {
      const location = locationOf(index);
      return { location, field: await ana.seal(location, 'word '.repeat(below(60))) };
    }),
  );
  const pick = (): Try =>
    fields[below(fields.length)] ?? { location: locationOf(0), field: '' as Sealed };

  const mutations: (() => Try)[] = [
    () => {
      const { location, field } = pick();
      const at = below(field.length);
      return {
        location,
        field: field.slice(0, at) + other(field[at], below) + field.slice(at + 1),
      };
    },
    () => {
      const { location, field } = pick();
      const parts = field.split('.');
      const which = 1 + below(3);
      const bytes = Buffer.from(parts[which] ?? '', 'base64url');
      const at = below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 << below(8));
      parts[which] = toBase64Url(bytes);
      return { location, field: parts.join('.') };
    },
    () => {
      const { location, field } = pick();
      return { location, field: field.slice(0, below(field.length)) };
    },
    () => {
      const { location, field } = pick();
      return { location, field: field.slice(1 + below(field.length)) };
    },
    () => {
      const { location, field } = pick();
      return { location, field: field + ALPHABET[below(64)]?.repeat(1 + below(8)) };
    },
    () => {
      const [one, two] = [pick(), pick()];
      const [a, b] = [one.field.split('.'), two.field.split('.')];
      const which = 2 + below(2);
      a[which] = b[which] ?? '';
      return { location: one.location, field: a.join('.') };
    },
    () => ({ location: pick().location, field: pick().field }),
    () => ({ ...pick(), by: twin }),
    () => ({ ...pick(), by: vaults[1] ?? twin }),
    () => {
      const { location, field } = pick();
      const column = ['title', 'content', 'tags'].find((name) => name !== location.column) ?? '';
      return { location: { ...location, column }, field };
    },
    () => {
      const { location, field } = pick();
      return { location: { ...location, table: 'saved_moments' }, field };
    },
  ];
  const genuine = new Map(fields.map(({ location, field }) => [JSON.stringify(location), field]));

  let refused = 0;
  for (let batch = 0; refused < RUNS; batch += 1) {
    const tries = Array.from({ length: 500 }, async (_, index) => {
      const {
        location,
        field,
        by = ana,
      } = mutations[(batch * 500 + index) % mutations.length]?.() ?? pick();
      if (by === ana && genuine.get(JSON.stringify(location)) === field) return 0;
      const outcome = await by.open(location, field as Sealed).catch((error: unknown) => error);
      if (keyOf(outcome, 'auth.failed') !== 'vault.unreadable') {
        throw new Error(`accepted or crashed: ${field.slice(0, 40)}`);
      }
      return 1;
    });
    for (const count of await Promise.all(tries)) refused += count;
  }
  expect(refused).toBeGreaterThanOrEqual(RUNS);
}, 120_000);

function locationOf(index: number): FieldLocation {
  const column = ['title', 'content', 'tags'][index % 3] ?? 'title';
  return { table: 'journal_entries', column, rowId: `row-${index}` };
}

function other(character: string | undefined, below: (limit: number) => number): string {
  const choices = [...`${ALPHABET}.= \n+/é`].filter((choice) => choice !== character);
  return choices[below(choices.length)] ?? '';
}

/** mulberry32, so that every run has the same mutations. */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
