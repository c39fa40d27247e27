import { cpSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  type Damage,
  databaseDamage,
  flipMiddle,
  randomDamage,
  replicaDamage,
} from './damage-files.ts';
import type { FoundDocuments } from './device/documents.ts';
import { newProfile, openKillable, serveDevice } from './killable.ts';
import { account } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

/** Most cases run in `pnpm proof:kill` only, since each opens a browser twice. */
const all = process.env.MOORING_DAMAGE === 'all';
const inShort = [
  'the databases dropped',
  'the end of the log cut',
  'the manifest deleted',
  'bytes flipped in the replica',
];

/** How many times files are damaged at random places, from one seed on. */
const random = Number(process.env.MOORING_DAMAGES ?? 2);
const firstSeed = Number(process.env.MOORING_DAMAGE_SEED ?? 1);

/** Enough entries for LevelDB to write tables; some of them large, which the browser stores as files. */
const entries = 130;
let site: Awaited<ReturnType<typeof serveDevice>>;
/** A closed browser with an account and entries; every case damages a copy of it. */
let whole: string;
let words: Found;

type Found = {
  titles: string[];
  contents: string[];
  unreadable: number;
  documents: FoundDocuments;
};

/** Entries with a picture are counted among the documents. */
const withoutPicture = ({ titles }: Found) =>
  titles.filter((title) => !title.startsWith('picture-'));

test.setTimeout(120_000 + random * 30_000);

test.beforeAll(async () => {
  // Three visits, which a busy machine takes long for in Firefox. A hook has a time of its own.
  test.setTimeout(300_000);
  site = await serveDevice();
  whole = await written('');
  words = (await reopened(whole)).found;
  expect(withoutPicture(words)).toHaveLength(entries);
  expect(words.documents).toEqual(
    expect.objectContaining({ 'file-13': 'whole', 'day-3': 'whole', 'picture-7': 'whole' }),
  );
  expect(Object.values(words.documents).filter((state) => state !== 'whole')).toEqual([]);
});

test.afterAll(() => {
  removeFolder(whole);
  site.stop();
});

/** Opened twice, so that a part of the rows is in LevelDB's tables and a part in its log. */
async function written(query: string): Promise<string> {
  const profile = newProfile();
  for (const [from, to] of [
    [0, entries / 2],
    [entries / 2, entries],
  ]) {
    const tab = await openKillable(profile, site.url + query);
    await tab.page.evaluate(
      async ([who, first, last]) => {
        if (first === 0) await device.accounts.signUp(who);
        for (let n = first; n < last; n += 1) {
          await device.entries.create({
            title: `Entry ${n}`,
            content: `Words of ${n}. `.repeat(n % 40 === 7 ? 9000 : 2600),
            tags: [],
          });
          const kind = documents.kinds[n % documents.kinds.length];
          if (kind && n % 65 < 28) await documents.save(device, kind, n);
        }
        const gone = await device.entries.create({ title: 'Gone', content: 'Gone.', tags: [] });
        await device.entries.remove(gone.id);
      },
      [{ ...account }, from ?? 0, to ?? 0] as const,
    );
    await tab.close();
  }
  return profile;
}

async function reopened(profile: string, query = '') {
  const tab = await openKillable(profile, site.url + query);
  const seen = await tab.page.evaluate(
    async (who) => {
      const opened = await device.accounts.logIn(who).then(
        () => true,
        () => false,
      );
      const { items, unreadable } = await device.entries.list();
      // A write waits until the comparison in the background is done.
      if (opened) await device.drafts.keep('new', { title: '', content: 'Later.', tags: [] });
      const after = opened ? (await device.entries.list()).items : items;
      return {
        opened,
        recovery: device.recovery.getState(),
        health: (await device.device.health()).replica,
        found: {
          titles: after.map(({ title }) => title).sort(),
          contents: after.map(({ content }) => content).sort(),
          unreadable: unreadable.length,
          documents: await documents.find(device),
        },
      };
    },
    { ...account },
  );
  await tab.close();
  return seen;
}

function broken(damage: Damage, from = whole): string {
  const profile = newProfile();
  cpSync(from, profile, { recursive: true });
  damage(profile);
  return profile;
}

for (const [name, damage] of Object.entries({ ...databaseDamage, ...replicaDamage })) {
  if (!all && !inShort.includes(name)) continue;
  test(`every word is there after this: ${name}`, async () => {
    const profile = broken(damage);
    const { opened, found } = await reopened(profile);
    expect(opened, 'the password opens the account').toBe(true);
    expect(found).toEqual(words);
    const again = await reopened(profile);
    expect(again.found).toEqual(words);
    removeFolder(profile);
  });
}

/** What was there and is not any more, by title or name. */
const missingIn = ({ titles, documents }: Found) => [
  ...words.titles.filter((title) => !titles.includes(title)),
  ...Object.keys(words.documents).filter((name) => documents[name] !== 'whole'),
];

test('after damage at random places nothing is given out wrong, and what is missing is said', async () => {
  const figures = {
    damages: random,
    ofBoth: 0,
    whole: 0,
    refused: 0,
    missing: 0,
    wrong: 0,
    unsaid: 0,
  };
  for (let seed = firstSeed; seed < firstSeed + random; seed += 1) {
    const isOfBoth = seed % 3 === 0;
    const profile = broken(randomDamage(seed, isOfBoth));
    const seen = await reopened(profile).catch((error: unknown) => {
      // The page says that the storage cannot be read, and shows nothing in its place.
      expect(String(error), `seed ${seed}`).toContain('store.failed');
      return null;
    });
    figures.refused += Number(!seen);
    if (!seen) continue;
    const { opened, found, recovery } = seen;
    const missing = missingIn(found);
    const wrong = [
      ...found.contents.filter((content) => !words.contents.includes(content)),
      ...Object.entries(found.documents).filter(([, state]) => state === 'not whole'),
    ];
    const isSaid =
      !opened ||
      found.unreadable > 0 ||
      Object.values(found.documents).includes('unreadable') ||
      (recovery.status === 'restored' && recovery.unreadable > 0) ||
      recovery.status === 'lost';
    figures.ofBoth += Number(isOfBoth);
    figures.whole += Number(missing.length === 0);
    figures.missing += missing.length;
    figures.wrong += wrong.length;
    figures.unsaid += Number(missing.length > 0 && !isSaid);
    expect(wrong, `seed ${seed}`).toEqual([]);
    expect(missing.length === 0 || isSaid, `seed ${seed}: ${missing}`).toBe(true);
    removeFolder(profile);
  }
  console.info(JSON.stringify(figures));
});

test('when the replica is damaged too, only the damaged row is missing, and the app says so', async () => {
  const profile = broken((folder) => {
    flipMiddle(folder);
    databaseDamage['the databases dropped']?.(folder);
  });
  const { found, recovery } = await reopened(profile);
  expect(found.unreadable).toBe(0);
  expect(missingIn(found).length).toBeLessThanOrEqual(1);
  expect(recovery).toMatchObject({ status: 'restored', unreadable: 1 });
  removeFolder(profile);
});

test('control: without a replica the same damage loses words, which is said', async () => {
  const alone = await written('?no-replica');
  const whole = await reopened(alone, '?no-replica');
  expect(withoutPicture(whole.found)).toHaveLength(entries);
  expect(whole.health).toBe('missing');
  const profile = broken(databaseDamage['the databases dropped'] ?? (() => {}), alone);
  const { opened, found, recovery } = await reopened(profile, '?no-replica');
  expect([opened, found.titles.length]).toEqual([false, 0]);
  expect(recovery.status).toBe('lost');
  for (const folder of [alone, profile]) removeFolder(folder);
});
