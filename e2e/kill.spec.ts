import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Killable, newProfile, openKillable, serveDevice } from './killable.ts';
import { account } from './mooring.ts';

/** More by hand: `pnpm proof:kill`, or `MOORING_KILLS=40 MOORING_ROWS=10000 pnpm test:e2e kill`. */
const kills = Number(process.env.MOORING_KILLS ?? 3);
const rows = Number(process.env.MOORING_ROWS ?? 600);

const next = 'another quiet harbour';
const { email } = account;

test.setTimeout(60_000 + kills * 20_000 + rows * 100);

test('after a kill while a visitor signs up each row exists exactly once', async () => {
  const site = await serveDevice();
  const profile = newProfile();
  const first = await openKillable(profile, site.url);
  await first.page.evaluate(async (count) => {
    for (let from = 0; from < count; from += 50)
      await Promise.all(
        Array.from({ length: Math.min(50, count - from) }, (_, index) =>
          device.entries.create({ title: `Entry ${from + index}`, content: 'Mine.', tags: [] }),
        ),
      );
  }, rows);
  await first.close();

  let midway = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const tab = await openKillable(profile, site.url);
    await tab.page.evaluate(
      // Depending on the moment of the kill the account exists already, and only the adoption is unfinished.
      (who) => {
        void device.accounts.logIn(who).catch(() => device.accounts.signUp(who));
      },
      { ...account },
    );
    midway += Number(await tab.page.evaluate(rowsMoving));
    await tab.kill();
  }
  expect(midway, 'a kill that comes when all is done proves nothing').toBeGreaterThan(0);

  const last = await openKillable(profile, site.url);
  const found = await last.page.evaluate(
    async (who) => {
      await device.accounts.logOut().catch(() => {});
      await device.accounts.logIn(who).catch(() => device.accounts.signUp(who));
      const { items, unreadable } = await device.entries.list();
      const databases = await indexedDB.databases();
      return {
        titles: items.map(({ title }) => title),
        unreadable: unreadable.length,
        session: device.session.getState().status,
        databases: databases.map(({ name }) => name),
      };
    },
    { ...account },
  );
  await last.close();
  site.stop();
  expect(found.session).toBe('open');
  expect(found.unreadable).toBe(0);
  expect(found.titles).toHaveLength(rows);
  expect(new Set(found.titles).size).toBe(rows);
});

test('a browser killed in the middle of a password change opens with exactly one password', async () => {
  const site = await serveDevice();
  const profile = newProfile();
  const first = await openKillable(profile, site.url);
  const took = await first.page.evaluate(
    async ([who, other]) => {
      await device.accounts.signUp(who);
      await device.entries.create({ title: 'Still mine', content: 'Words.', tags: [] });
      const started = performance.now();
      await device.accounts.changePassword({ current: who.password, next: other });
      return performance.now() - started;
    },
    [{ ...account }, next] as const,
  );
  await first.close();

  let [current, other]: [string, string] = [next, account.password];
  for (let turn = 0; turn < kills; turn += 1) {
    const tab = await openKillable(profile, site.url);
    await logIn(tab, current);
    await tab.page.evaluate(
      ([from, to]) =>
        void device.accounts.changePassword({ current: from, next: to }).catch(() => {}),
      [current, other] as const,
    );
    await pause(took * (0.6 + (0.5 * (turn + 1)) / kills));
    await tab.kill();

    const after = await openKillable(profile, site.url);
    await after.page.evaluate(() => device.accounts.logOut());
    const changed = await logIn(after, other);
    const unchanged = await logIn(after, current);
    expect([changed, unchanged].filter(Boolean), `turn ${turn}`).toHaveLength(1);
    await after.close();
    if (changed) [current, other] = [other, current];
  }
  site.stop();
});

/** Whether this password opens the account and its words; it is left logged out again where it does not. */
function logIn({ page }: Killable, password: string): Promise<boolean> {
  return page.evaluate(
    async (who) => {
      await device.accounts.logOut().catch(() => {});
      const opened = await device.accounts.logIn(who).then(
        () => true,
        () => false,
      );
      if (!opened) return false;
      const { items } = await device.entries.list();
      return items.length === 1 && items[0]?.title === 'Still mine';
    },
    { email, password },
  );
}

/** Resolves when rows are on their way from one account's database to another's; false when there are none to move. */
async function rowsMoving(): Promise<boolean> {
  const rowsIn = (name: string) =>
    new Promise<number>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => resolve(0);
      opening.onsuccess = () => {
        const { result } = opening;
        const done = (rows: number) => {
          result.close();
          resolve(rows);
        };
        if (!result.objectStoreNames.contains('journal_entries')) return done(0);
        const rows = result.transaction('journal_entries').objectStore('journal_entries').count();
        rows.onsuccess = () => done(rows.result);
        rows.onerror = () => done(0);
      };
    });
  const counts = async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? []);
    const accounts = names.filter((name) => /^mooring-[0-9a-f]{8}-/.test(name));
    return (await Promise.all(accounts.map(rowsIn))).filter((rows) => rows > 0);
  };
  const before = await counts();
  const { session } = globalThis.device;
  const state = session.getState();
  if (before.length === 1 && state.status === 'open' && !state.account.visitor) return false;
  for (;;) {
    const now = await counts();
    if (now.join() !== before.join()) return now.length > 1;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
