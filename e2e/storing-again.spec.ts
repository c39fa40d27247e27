import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { engine } from './engines/engine.ts';
import { evict } from './eviction-page.ts';
import { newProfile, openKillable, serveDevice } from './killable.ts';
import { removeFolder } from './remove-folder.ts';

/** More by hand: `MOORING_STORING_KILLS=20 pnpm test:e2e storing-again`. */
const kills = Number(process.env.MOORING_STORING_KILLS ?? 3);
const entries = 10;

test.setTimeout(60_000 + kills * 40_000);
test.skip(engine !== 'chromium', 'Only Chromium can be told to clear a storage.');

test('a browser killed while it stores everything again has all of it, or the next visit says that words are gone', async () => {
  const site = await serveDevice();
  const figures = { kills: 0, whole: 0, told: 0 };
  for (let turn = 0; turn < kills; turn += 1) {
    const profile = newProfile();
    const tab = await openKillable(profile, site.url);
    await tab.page.evaluate(async (count) => {
      for (let n = 0; n < count; n += 1)
        await device.entries.create({ title: `Entry ${n}`, content: 'Words.', tags: [] });
      await device.letters.put({ id: 'letter', to: 'Vera', text: 'Words.' });
    }, entries);
    // Until the note that somebody wrote here is on the disk.
    await pause(6000);
    await evict(tab.page);
    // It is looked at 250 ms after the clearing, and is done some 100 ms later.
    await pause(260 + ((turn * 37) % 110));
    await tab.kill();
    const next = await openKillable(profile, site.url);
    const found = await next.page.evaluate(async () => {
      const { items } = await device.entries.list();
      const letters = await device.letters.list();
      const { status } = device.recovery.getState();
      return { entries: items.length, letters: letters.items.length, status };
    });
    await next.kill();
    removeFolder(profile);
    const isWhole = found.entries === entries && found.letters === 1;
    figures.kills += 1;
    figures.whole += Number(isWhole);
    figures.told += Number(!isWhole && found.status === 'lost');
    expect(isWhole || found.status === 'lost', JSON.stringify({ turn, ...found })).toBe(true);
  }
  site.stop();
  console.info(JSON.stringify(figures));
});
