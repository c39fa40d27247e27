import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { openKillable, serveDevice } from './killable.ts';
import { smallDisk } from './small-disk.ts';

test.setTimeout(90_000);

// Mounting a disk takes root, so this is a proof run by hand: `pnpm proof:disk`.
const prove = process.env.MOORING_DISK ? test : () => {};

prove(
  'on a full disk what was acknowledged is there, the rest is refused, and with room it goes on',
  async () => {
    const disk = smallDisk();
    if (!disk) throw new Error('A disk can be mounted by root alone.');
    const profile = join(disk.folder, 'profile');
    mkdirSync(profile);
    const site = await serveDevice();
    const tab = await openKillable(profile, site.url);
    await tab.page.evaluate(async () => {
      await device.entries.create({ title: 'Before', content: 'Words.', tags: [] });
    });
    disk.fill(1_500_000);
    const { saved, refused } = await tab.page.evaluate(async () => {
      const kept = ['Before'];
      const said: string[] = [];
      for (let n = 0; n < 300 && said.length < 3; n += 1) {
        const content = `Words of ${n}. `.repeat(2500);
        await device.entries.create({ title: `Entry ${n}`, content, tags: [] }).then(
          ({ title }) => kept.push(title),
          (error: { key: string }) => said.push(error.key),
        );
      }
      return { saved: kept, refused: said };
    });
    /** People, files, days, letters, pictures with their tags, muted words, prompts and notes, until the disk takes none of them. */
    const documentsKept = await tab.page.evaluate(async () => {
      const kept: string[] = [];
      let refusals = 0;
      for (let n = 0; n < 400 && refusals < documents.kinds.length * 2; n += 1) {
        const kind = documents.kinds[n % documents.kinds.length];
        if (!kind) continue;
        await documents.save(device, kind, n).then(
          () => kept.push(`${kind}-${n}`),
          () => {
            refusals += 1;
          },
        );
      }
      return kept;
    });
    console.info(JSON.stringify({ saved: saved.length, refused, documents: documentsKept.length }));
    expect(refused).toHaveLength(3);
    for (const key of refused) expect(['store.full', 'store.failed']).toContain(key);

    disk.free();
    const again = await tab.page.evaluate(() =>
      device.entries.create({ title: 'With room', content: 'Words.', tags: [] }).then(
        () => ['With room'],
        () => [],
      ),
    );
    await tab.kill();
    const next = await openKillable(profile, site.url);
    const titles = await next.page.evaluate(async () => {
      await device.entries.create({ title: 'The next day', content: 'Words.', tags: [] });
      return (await device.entries.list()).items.map(({ title }) => title);
    });
    expect(titles).toEqual(expect.arrayContaining([...saved, ...again, 'The next day']));
    const found = await next.page.evaluate(() => documents.find(device));
    expect(Object.entries(found).filter(([, state]) => state !== 'whole')).toEqual([]);
    const kept = documentsKept.filter((name) => !name.startsWith('burned-'));
    expect(kept.filter((name) => !found[name])).toEqual([]);
    await next.close();
    site.stop();
    disk.gone();
  },
);
