import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { type Killable, newProfile, openKillable, serveDevice } from './killable.ts';
import { removeFolder } from './remove-folder.ts';

/** 50 in `pnpm proof:backup`. */
const kills = Number(process.env.MOORING_COPY_KILLS ?? 5);
const passphrase = 'four words by heart';

test.setTimeout(120_000 + kills * 40_000);

test('a browser killed while a copy is written leaves the copy that its plan names, and it restores bit for bit', async () => {
  const site = await serveDevice();
  const profile = newProfile();
  /** When the kills came: before anything of the copy was in the folder, while it was written, before it was noted, after. */
  const figures = { kills: 0, before: 0, writing: 0, notNoted: 0, after: 0 };

  let tab = await openKillable(profile, site.url);
  await setUp(tab);
  // The first copy loads what makes copies; the second says how long one takes.
  await copyNow(tab);
  const took = await copyNow(tab);
  let good = await hashOfJournal(tab);
  let before = await copyThatIsNamed(tab);
  for (let turn = 1; figures.kills < kills; turn += 1) {
    await tab.page.evaluate(addDay, turn);
    const next = await hashOfJournal(tab);
    expect(next).not.toBe(good);
    const said = new Set<string>();
    tab.page.on('console', (message) => said.add(message.text()));
    await tab.page.evaluate(startCopy);
    // Every third kill comes while the rows are sealed, the others while the folder is written.
    if (turn % 3 !== 0)
      await expect.poll(() => said.has('sealed'), { timeout: 60_000, intervals: [1] }).toBe(true);
    await pause(Math.random() * (turn % 3 === 0 ? took.sealing : took.writing * 1.5));
    await tab.kill();
    figures.kills += 1;

    tab = await openKillable(profile, site.url);
    const found = await copyThatIsNamed(tab);
    const restored = await hashOfRestored(tab, site.url, found.bytes);
    expect([good, next], `what ${found.name} restores to`).toContain(restored);
    if (said.has('copied')) expect(restored, 'a copy that was said to be made').toBe(next);
    figures[whenKilled(restored === next, before, found)] += 1;
    good = restored;
    before = found;
  }
  await copyNow(tab);
  const last = await copyThatIsNamed(tab);
  expect(await hashOfRestored(tab, site.url, last.bytes)).toBe(await hashOfJournal(tab));
  expect(Object.keys(last.files).sort()).toEqual([
    'mooring-backup A.mooring',
    'mooring-backup B.mooring',
  ]);
  await tab.close();
  site.stop();
  removeFolder(profile);
  console.info(JSON.stringify(figures));
  expect(
    kills - figures.before - figures.after,
    'kills while the folder is written',
  ).toBeGreaterThan(0);
});

/** Four megabytes of words, and a plan. A browser without a window has no folder to give, so the private one of the page stands for it. */
const setUp = ({ page }: Killable) =>
  page.evaluate(async (secret) => {
    for (let at = 0; at < 40; at += 1) {
      const words = Array.from(crypto.getRandomValues(new Uint32Array(12_000)), (n) =>
        n.toString(36),
      );
      await device.entries.create({ title: `Before ${at}`, content: words.join(' '), tags: [] });
    }
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('kept-safe', { create: true });
    await device.autoBackup.begin({ folder }, secret);
  }, passphrase);

const addDay = (n: number) =>
  device.entries.create({ title: `Day ${n}`, content: 'Rain.', tags: [] });

/** The page says through the console how far it is, because nothing else leaves it before it is killed. */
function startCopy() {
  const onProgress = (share: number) => share >= 1 && console.log('sealed');
  void device.autoBackup.backUpNow({ onProgress }).then(() => console.log('copied'));
}

/** Makes a copy. Returns how many ms its two halves took. */
const copyNow = ({ page }: Killable) =>
  page.evaluate(async () => {
    const started = performance.now();
    let sealed = started;
    await device.autoBackup.backUpNow({
      onProgress: (share) => {
        if (share >= 1) sealed = performance.now();
      },
    });
    return { sealing: sealed - started, writing: performance.now() - sealed };
  });

type Found = Awaited<ReturnType<typeof copyThatIsNamed>>;

function whenKilled(isNext: boolean, before: Found, found: Found) {
  if (isNext) return 'after';
  if (Object.keys(found.files).some((name) => name.includes('not finished'))) return 'writing';
  const isSame = Object.entries(found.files).every(([name, at]) => before.files[name] === at);
  return isSame ? 'before' : 'notNoted';
}

/** The SHA-256 of every row, each with every byte. Left out: what notes that a copy was made. */
const hashOfJournal = ({ page }: Pick<Killable, 'page'>) =>
  page.evaluate(async () => {
    const { file } = await device.backups.create({ passphrase: null });
    const rows = (await file.text())
      .split('\n')
      .slice(1)
      .filter((line) => !line.includes('"key":"settings"') && !line.includes('"end"'));
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(rows.join('\n')));
    return Array.from(new Uint8Array(hash), (byte) => byte.toString(16)).join(' ');
  });

/** The copy that the plan calls the last good one, as base64, and when each file of the folder was last written. */
const copyThatIsNamed = ({ page }: Killable) =>
  page.evaluate(async () => {
    // The page is not told the name.
    const name = await new Promise<string>((resolve, reject) => {
      const opening = indexedDB.open('mooring-backup-plans');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const asked = opening.result.transaction('plans').objectStore('plans').getAll();
        asked.onsuccess = () => resolve(asked.result[0].latest.name);
        opening.result.close();
      };
    });
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('kept-safe');
    const files: Record<string, number> = {};
    for await (const one of folder.keys())
      files[one] = (await (await folder.getFileHandle(one)).getFile()).lastModified;
    const file = await (await folder.getFileHandle(name)).getFile();
    const address = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsDataURL(file);
    });
    return { name, bytes: address.slice(address.indexOf(',') + 1), files };
  });

/** What a copy restores to in a browser that has never seen Mooring. */
async function hashOfRestored({ page }: Killable, url: string, bytes: string): Promise<string> {
  const context = await page.context().browser()?.newContext();
  if (!context) throw new Error('The browser is gone.');
  const other = await context.newPage();
  await other.goto(url);
  await other.waitForFunction(() => 'device' in globalThis);
  await other.evaluate(
    async ([base64, secret]) => {
      const file = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]);
      await device.backups.restore(file, { passphrase: secret });
    },
    [bytes, passphrase] as const,
  );
  const hash = await hashOfJournal({ page: other });
  await context.close();
  return hash;
}
