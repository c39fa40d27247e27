import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { engine } from './engines/engine.ts';
import { type Killable, newProfile, openKillable, serveDevice } from './killable.ts';
import { account } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

/** 200 in `pnpm proof:kill`. */
const kills = Number(process.env.MOORING_SAVE_KILLS ?? 3);
/** Written by one browser before another begins, so that lists stay short. */
const perProfile = 20;

test.setTimeout(60_000 + kills * (engine === 'chromium' ? 30_000 : 90_000));

test('a browser killed while saving has every save that was acknowledged, each whole, and no half burn', async () => {
  const site = await serveDevice();
  let profile = '';
  /** Ids of entries, and names of documents (e2e/device/documents.ts). */
  let acknowledged = new Set<string>();
  const figures = {
    kills: 0,
    acknowledged: 0,
    documents: 0,
    burned: 0,
    lost: 0,
    broken: 0,
    halfBurned: 0,
    restored: 0,
    unreadable: 0,
  };

  /** What the next browser finds of everything that was acknowledged in this profile. */
  const check = async (tab: Killable) => {
    const found = await whatIsThere(tab, numbersOf('drafted', acknowledged));
    const { ids, documents } = found;
    const there = new Set([...ids, ...Object.keys(documents)]);
    const lost = [...acknowledged].filter((name) => !isOfBurned(name) && !there.has(name));
    const broken = Object.entries(documents).filter(([, state]) => state !== 'whole');
    const halfBurned = numbersOf('drafted', acknowledged).filter((n) => {
      const left = [`burned-${n}`, `drafted-${n}`].filter((name) => there.has(name)).length;
      return left === 1 || (left === 2 && acknowledged.has(`burned-${n}`));
    });
    figures.lost += lost.length;
    figures.broken += broken.length;
    figures.halfBurned += halfBurned.length;
    figures.unreadable += found.unreadable;
    figures.restored += Number(found.restored);
    expect(lost, `of ${acknowledged.size} acknowledged saves`).toEqual([]);
    expect(broken).toEqual([]);
    expect(halfBurned, 'letters that are burned in part').toEqual([]);
    expect(found.unreadable).toBe(0);
  };
  /** A burn that was cut off is finished at the next opening. */
  const finish = async () => {
    const tab = await openKillable(profile, site.url);
    await check(tab);
    const { documents } = await whatIsThere(tab, []);
    // No save waits for it, so it may end a moment later.
    await expect
      .poll(
        async () => {
          const left = await tab.page.evaluate(() => globalThis.documents.burnedInReplica());
          return left.filter((name) => !documents[name.slice('letter:'.length)]);
        },
        { message: 'burned letters in the second copy', timeout: 20_000 },
      )
      .toEqual([]);
    await tab.close();
    removeFolder(profile);
    console.info(JSON.stringify(figures));
  };

  for (let turn = 0; turn < kills; turn += 1) {
    if (turn % perProfile === 0) {
      if (profile) await finish();
      profile = newProfile();
      acknowledged = new Set();
    }
    const tab = await openKillable(profile, site.url);
    await check(tab);
    tab.page.on('console', (message) => {
      const [word, name] = message.text().split(' ');
      if (word === 'kept' && name) acknowledged.add(name);
    });
    const before = acknowledged.size;
    await tab.page.evaluate(keepSaving, turn * 10_000);
    await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(before + 25);
    // The kill comes at a random moment of a save.
    await pause((turn * 37) % 230);
    await tab.kill();
    figures.kills += 1;
    const now = [...acknowledged].slice(before);
    figures.acknowledged += now.length;
    figures.documents += now.filter((name) => /^[a-z]+-\d+$/.test(name)).length;
    figures.burned += now.filter((name) => name.startsWith('burned-')).length;
  }
  await finish();
  site.stop();
  expect(figures.lost).toBe(0);
});

/** Of these nothing is there once the burn is done. */
const isOfBurned = (name: string) => /^(burned|drafted)-/.test(name);

const numbersOf = (kind: string, names: Set<string>) =>
  [...names].flatMap((name) => (name.startsWith(`${kind}-`) ? [Number(name.split('-')[1])] : []));

/** Four saves at a time until the end: entries, short and long, edits among them, and every kind of document in turn. */
async function keepSaving(first: number): Promise<void> {
  const { entries } = globalThis.device;
  const { kinds, save: saveDocument } = globalThis.documents;
  // The page reports each acknowledged save through the console, because nothing else leaves it before it is killed.
  const report = (name: string) => console.log(`kept ${name}`);
  let n = first;
  const save = async (): Promise<void> => {
    n += 1;
    const own = n;
    const kind = kinds[(own >> 1) % kinds.length];
    if (own % 2 === 0 && kind) {
      await saveDocument(globalThis.device, kind, own, report);
      report(`${kind}-${own}`);
    } else {
      const content = 'A few words. '.repeat(own % 7 === 0 ? 4000 : 12);
      const entry = await entries.create({ title: `Entry ${own}`, content, tags: [] });
      report(entry.id);
      if (own % 5 === 0) await entries.update(entry.id, { title: 'Changed', content, tags: [] });
    }
    void save();
  };
  for (let at = 0; at < 4; at += 1) void save();
}

async function whatIsThere({ page }: Killable, drafts: number[]) {
  return page.evaluate(async (numbers) => {
    // A write waits until the recovery is done.
    await device.drafts.keep('new', { title: '', content: 'Open.', tags: [] });
    const { items, unreadable } = await device.entries.list();
    return {
      ids: items.map(({ id }) => id),
      unreadable: unreadable.length,
      documents: await documents.find(device, numbers),
      restored: device.recovery.getState().status === 'restored',
    };
  }, drafts);
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
  removeFolder(profile);
  expect(titles).toEqual(['Mine']);
});
