/** What a burn leaves on the hosted service: no row, and no byte in the files of its tables once they are vacuumed. */
import { supabaseRemote } from '@mooring/storage/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
// biome-ignore lint/style/noRestrictedImports: what is started for tests stands beside the packages.
import { type Stack, startStack } from '../../../tools/hosted/stack.ts';
import { newPerson } from './hosted-service.ts';
import { createSimulatedDevices, type SimulatedDevice } from './simulated-devices.ts';
import { sync } from './sync-in-turn.ts';

const real = process.env.SUPABASE_URL !== undefined;
let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

/** Every row of every table that holds the text: of this app, of the accounts, and of what the service keeps for itself. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await stack.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await stack.sql<{ n: number }>(
      `select count(*)::int as n from ${name} as t where strpos(t::text, '${text}') > 0`,
    );
    if ((row?.n ?? 0) > 0) found.push(name);
  }
  return found;
}

/** Whether the file of the table, as it lies on the disk of the service, holds the text. */
async function isInFileOf(table: string, text: string): Promise<boolean> {
  await stack.sql('checkpoint');
  const [row] = await stack.sql<{ found: boolean }>(
    `select position(convert_to('${text}', 'UTF8') in
       pg_read_binary_file(pg_relation_filepath('${table}'))) > 0 as found`,
  );
  return row?.found === true;
}

const sealedText = async ({ store }: SimulatedDevice, part: string) => {
  const row = (await store.list('user_data')).find(({ key }) => key.startsWith(part));
  // The end of a field, which no other has.
  return row?.value.slice(-60) ?? '';
};

test.skipIf(real)(
  'a burned letter is in no table of the service, with its edits and its conflict',
  async () => {
    const { client, userId } = await newPerson(stack);
    const remote = supabaseRemote(client, userId);
    const { startDevice } = createSimulatedDevices({ service: { userId, remote: () => remote } });
    const [a, b] = [await startDevice(), await startDevice()];
    const letter = { id: 'vera', to: 'Vera', text: 'The kettle still clicks.' };
    const sealed: string[] = [];
    await a.letters.put(letter);
    sealed.push(await sealedText(a, 'letter:'));
    await sync(a, b);
    await a.letters.put({ ...letter, text: 'from one device' });
    await b.letters.put({ ...letter, text: 'from the other' });
    sealed.push(await sealedText(a, 'letter:'));
    await sync(a, b, a, b);
    sealed.push(await sealedText(a, 'letter:'));
    const kept = await a.keepsakes.addFile(
      'vera',
      new File([new Uint8Array(300_000).fill(7)], 'a'),
    );
    await sync(a, b);
    const [chunk] = await a.store.list('audio_chunks');
    sealed.push(chunk?.bytes.slice(-60) ?? '');
    expect(sealed.every(({ length }) => length === 60)).toBe(true);
    expect(await tablesWith(sealed[2] ?? ''), 'control').toEqual(['public.user_data']);
    expect(await tablesWith(sealed[3] ?? ''), 'control').toEqual(['public.audio_chunks']);
    expect(await isInFileOf('public.user_data', sealed[2] ?? ''), 'control').toBe(true);

    await a.letters.burn('vera');
    await a.keepsakes.remove(kept.id);
    await sync(a, b, a);
    for (const text of sealed) expect(await tablesWith(text)).toEqual([]);
    // Without the words: other devices have to learn that it is gone.
    expect(await tablesWith('letter:vera')).toEqual(['public.tombstones']);
    expect(await b.letters.get('vera')).toBeNull();
    expect(await b.earlierVersions.list()).toEqual([]);

    // A removed row stays in the file until a vacuum, which a server starts by itself from time to time, and which leaves
    // what a transaction of somebody else, begun before the removal, could still read.
    const isInAnyFile = async () => {
      await stack.sql('vacuum full public.user_data');
      const found = sealed.slice(0, 3).map((text) => isInFileOf('public.user_data', text));
      return (await Promise.all(found)).includes(true);
    };
    await expect.poll(isInAnyFile, { timeout: 20_000 }).toBe(false);
  },
);
