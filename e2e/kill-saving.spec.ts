import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Killable, newProfile, openKillable, serveDevice } from './killable.ts';
import { account } from './mooring.ts';

/** 200 in `pnpm proof:kill`. */
const kills = Number(process.env.MOORING_SAVE_KILLS ?? 3);
/** Written by one browser before another begins, so that lists stay short. */
const perProfile = 20;

test.setTimeout(60_000 + kills * 30_000);

test('a browser killed while saving has every save that was acknowledged', async () => {
  const site = await serveDevice();
  let profile = '';
  let acknowledged = new Set<string>();
  const figures = { kills, acknowledged: 0, lost: 0, restored: 0, unreadable: 0 };

  /** What the next browser finds of everything that was acknowledged in this profile. */
  const check = async (tab: Killable) => {
    const found = await whatIsThere(tab);
    const ids = new Set(found.ids);
    const lost = [...acknowledged].filter((id) => !ids.has(id));
    figures.lost += lost.length;
    figures.unreadable += found.unreadable;
    figures.restored += Number(found.restored);
    expect(lost, `of ${acknowledged.size} acknowledged saves`).toEqual([]);
    expect(found.unreadable).toBe(0);
  };

  for (let turn = 0; turn < kills; turn += 1) {
    if (turn % perProfile === 0) {
      if (profile) rmSync(profile, { recursive: true, force: true });
      profile = newProfile();
      acknowledged = new Set();
    }
    const tab = await openKillable(profile, site.url);
    await check(tab);
    tab.page.on('console', (message) => {
      const [word, id] = message.text().split(' ');
      if (word === 'kept' && id) acknowledged.add(id);
    });
    const before = acknowledged.size;
    await tab.page.evaluate(keepSaving);
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 2);
    // The kill comes at a random moment of a save.
    await pause((turn * 37) % 230);
    await tab.kill();
    figures.acknowledged += acknowledged.size - before;
  }
  const last = await openKillable(profile, site.url);
  await check(last);
  await last.close();
  site.stop();
  rmSync(profile, { recursive: true, force: true });
  console.info(JSON.stringify(figures));
  expect(figures.lost).toBe(0);
});

/** Four saves at a time, short and long, edits among them, until the end. */
async function keepSaving(): Promise<void> {
  const { entries } = globalThis.device;
  let n = 0;
  const save = async (): Promise<void> => {
    n += 1;
    const content = 'A few words. '.repeat(n % 7 === 0 ? 4000 : 12);
    const entry = await entries.create({ title: `Entry ${n}`, content, tags: [] });
    // The page reports each acknowledged save through the console, because nothing else leaves it before it is killed.
    console.log(`kept ${entry.id}`);
    if (n % 5 === 0) await entries.update(entry.id, { title: 'Changed', content, tags: [] });
    void save();
  };
  for (let at = 0; at < 4; at += 1) void save();
}

async function whatIsThere({ page }: Killable) {
  return page.evaluate(async () => {
    // A write waits until the recovery is done.
    await device.drafts.keep('new', { title: '', content: 'Open.', tags: [] });
    const { items, unreadable } = await device.entries.list();
    return {
      ids: items.map(({ id }) => id),
      unreadable: unreadable.length,
      restored: device.recovery.getState().status === 'restored',
    };
  });
}

test('after a kill the account is still known, and its password still opens it', async () => {
  const site = await serveDevice();
  const profile = newProfile();
  const first = await openKillable(profile, site.url);
  await first.page.evaluate(
    async (who) => {
      await device.accounts.signUp(who);
      await device.entries.create({ title: 'Mine', content: 'Words.', tags: [] });
    },
    { ...account },
  );
  await first.kill();
  const second = await openKillable(profile, site.url);
  const titles = await second.page.evaluate(
    async (who) => {
      await device.accounts.logOut();
      await device.accounts.logIn(who);
      return (await device.entries.list()).items.map(({ title }) => title);
    },
    { ...account },
  );
  await second.close();
  site.stop();
  rmSync(profile, { recursive: true, force: true });
  expect(titles).toEqual(['Mine']);
});
