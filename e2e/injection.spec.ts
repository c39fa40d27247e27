import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { compose } from '../tools/compose.ts';
import { backupOf } from './backup-of.ts';
import { begin, replies, say } from './companion-page.ts';
import { account, expect, signUp, test } from './mooring.ts';
import { carelessPage, openStranger, type Payload, payloads, watch } from './payloads.ts';
import { poisonRows } from './poisoned-rows.ts';
import { allowService, chooseService, openService, withText } from './service.ts';

/** Pages on which a person types, or sees what they have typed. */
const stands = [
  '/landing',
  '/onboarding',
  '/auth',
  '/write',
  '/journal',
  '/journal?import',
  '/companion',
  '/companion?view=settings',
  '/healing-path',
  '/healing-path/overview',
  '/emotions',
  '/rituals',
  '/saved-moments',
  '/bookmarks',
  '/profile',
  '/profile/details',
  '/profile/export',
  '/profile/storage',
  '/safety',
  '/dashboard',
];

let stranger: Awaited<ReturnType<typeof openStranger>>;
let ways: Record<Payload, string>;
let all: string;

test.setTimeout(180_000);

test.beforeAll(async () => {
  stranger = await openStranger();
  ways = payloads(stranger.url);
  all = Object.values(ways).join(' ');
});
test.afterAll(() => stranger.stop());

test('control: on an unprotected page each of the ten payloads runs', async ({ context, page }) => {
  const { ran, left } = await watch(context, [stranger.url]);
  for (const [name, payload] of Object.entries(ways)) {
    stranger.asked.length = 0;
    stranger.shows(carelessPage(payload));
    await page.goto(`${stranger.url}/?${name}`);
    const marks = () => [...ran, ...stranger.asked].join();
    await expect.poll(marks, name).toMatch(name === 'prototype' ? /everybody/ : new RegExp(name));
  }
  expect(left).toEqual([]);
});

test('payloads from a backup are shown on every page and exported again, and none of them runs', async ({
  context,
  page,
  deployment,
}) => {
  const seen = await watch(context, [deployment.url]);
  stranger.asked.length = 0;
  await page.goto('/profile/export');
  await page.getByRole('button', { name: 'Restore from a backup' }).click();
  await page.getByLabel('Backup file').setInputFiles({
    name: 'mooring-backup.json',
    mimeType: 'application/json',
    buffer: backupOf(ways),
  });
  await page.getByRole('button', { name: 'Restore it here' }).click();
  await expect(page.getByText(/^\d+ added$/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();

  for (const path of stands) await visit(page, path);
  await page.goto('/journal');
  // The draft above the entries holds all payloads, so it has this one in its name as well.
  await expect(page.getByRole('link', { name: ways.style }).last()).toBeVisible();
  for (const name of Object.keys(ways)) await visit(page, `/entry/entry-${name}`);
  await expect(page.getByText(ways.prototype).first()).toBeVisible();
  await visit(page, '/edit/entry-outbreak');
  await expect(page.getByLabel('Title')).toHaveValue(ways.outbreak);
  await page.goto('/saved-moments');
  await expect(page.getByText(ways.svg).first()).toBeVisible();
  for (const id of [1, 2]) await visit(page, `/healing-path/checkpoint/${id}`);

  await page.goto('/profile/export');
  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a web page' }).click();
  const keptPage = `${await (await kept).path()}.html`;
  writeFileSync(keptPage, readFileSync(keptPage.replace(/\.html$/, '')));
  await page.getByRole('radio', { name: /^PDF/ }).click();
  const pdf = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Journal' }).click();
  expect(readFileSync(await (await pdf).path()).toString('latin1')).not.toMatch(/\/(?:JS|URI)\b/);
  await page.getByRole('radio', { name: /^Plain Text/ }).click();
  const text = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export Journal' }).click();
  expect(readFileSync(await (await text).path(), 'utf8')).toContain(ways.script);

  await page.goto(pathToFileURL(keptPage).href);
  await expect(page.getByText(ways.image).first()).toBeVisible();
  expect({ ...seen, asked: stranger.asked }).toEqual({ ran: [], left: [], asked: [] });
});

test('payloads typed into every field are stored and shown, and none of them runs', async ({
  context,
  page,
  deployment,
}) => {
  const seen = await watch(context, [deployment.url]);
  stranger.asked.length = 0;
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const shown = () =>
    expect(page.getByText(ways.image).filter({ visible: true }).first()).toBeVisible();

  for (const path of stands) {
    await visit(page, path);
    const fields = page.locator('textarea:visible, input:visible').and(page.locator(ofWords));
    for (const field of await fields.all()) {
      await field.fill(all.replaceAll('\n', ' '));
      // By the keyboard of the page: a field may be gone once it is filled.
      await page.keyboard.press('Enter');
    }
  }
  await signUp(page, { ...account, name: ways.image }, deployment.url);
  await visit(page, '/profile/details');
  await expect(page.getByLabel('Name')).toHaveValue(ways.image);
  await page.goto('/write');
  await page.getByLabel('Title').fill(all);
  await page.getByLabel('Your thoughts').fill(all);
  await press('Save Entry');
  await page.getByRole('searchbox').fill('onerror');
  await expect(page.locator('mark').first()).toBeVisible();
  await page.getByRole('link', { name: /pwned/ }).first().click();
  await shown();

  await page.goto('/emotions');
  await page.getByRole('radio', { name: 'Grief' }).click();
  await page.getByRole('textbox', { name: 'Notes' }).fill(all);
  await press("Save Today's Check-In");
  await press('Save to Memory Garden');
  await press('View History');
  await shown();

  await page.goto('/saved-moments');
  await press('Add Moment');
  await page.getByLabel('Your moment').fill(all);
  await page.getByRole('textbox', { name: 'Tags' }).fill(`${ways.style}, ${ways.image}`);
  await press('Save Moment');
  await shown();

  // What was typed may look like danger to the reader: its card lies over the choices until it is closed.
  await page.goto('/companion');
  const close = page.getByRole('button', { name: 'Close this card' });
  const hasCard = await close.waitFor({ timeout: 3000 }).then(
    () => true,
    () => false,
  );
  if (hasCard) await close.click();
  await begin(page, 'Grief');
  await say(page, all);
  await expect(replies(page)).not.toHaveCount(0);
  await shown();

  await page.goto('/healing-path?step=2');
  await page.getByLabel(/In your own words/).fill(all);
  for (const name of ['Continue', 'Show My Healing Path', 'View Weekly Anchor']) await press(name);
  await press('Begin First Checkpoint');
  await page.getByRole('textbox').fill(all);
  await press('Continue');
  await press('Complete Checkpoint');
  await page.goto('/healing-path/overview');
  await expect(page.locator('main')).toContainText(ways.image);
  expect({ ...seen, asked: stranger.asked }).toEqual({ ran: [], left: [], asked: [] });
});

test('payloads from a model, a server or a remote do not run either', async ({
  context,
  page,
  deployment,
}) => {
  const service = await openService();
  await allowService(page, service.url);
  const seen = await watch(context, [deployment.url, service.url]);
  stranger.asked.length = 0;
  try {
    await signUp(page);
    await chooseService(page, service.url);
    // The guard would not show such a reply. Without its model only the rules judge it, and the page has to hold by itself.
    await page.route(/\/model-[\w-]+\.bin$/, (route) => route.abort());
    await begin(page, 'Grief');
    service.answers(withText(all));
    await say(page, 'It went cold.');
    await expect(page.getByText(ways.image).first()).toBeVisible();

    await poisonRows(page, ways);
    for (const path of ['/journal', '/saved-moments', '/emotions', '/dashboard'])
      await visit(page, path);

    // A remote's manifest may only name files, and those of another origin are not fetched.
    const manifest = join(deployment.dist, 'remotes/library/mf-manifest.json');
    const sound = JSON.parse(readFileSync(manifest, 'utf8'));
    for (const poison of [
      { publicPath: `${stranger.url}/` },
      { getPublicPath: `function(){pwned('manifest');return "${stranger.url}/"}` },
      { remoteEntry: { ...sound.metaData.remoteEntry, path: `${stranger.url}/` } },
    ]) {
      const metaData = { ...sound.metaData, ...poison };
      if ('getPublicPath' in poison) delete metaData.publicPath;
      writeFileSync(manifest, JSON.stringify({ ...sound, metaData }));
      await page.goto('/library');
      await expect(page.locator('main h1, [role=alert]').first()).toBeVisible();
    }
    // The page is left first: the server reads this file for every request, and refuses it as well.
    await page.goto('about:blank');
    const remotes = join(deployment.dist, 'remotes.json');
    const own = readFileSync(remotes);
    writeFileSync(remotes, JSON.stringify({ library: `${stranger.url}/mf-manifest.json` }));
    await expect(compose(deployment.dist)).rejects.toThrow('MOORING_REMOTE_ORIGINS');
    writeFileSync(remotes, own);

    // A refusal proves that the policy is active; the promise is that nothing ran and nothing was sent.
    expect(seen.ran.filter((what) => !what.startsWith('refused by policy'))).toEqual([]);
    expect(stranger.asked).toEqual([]);
  } finally {
    delete process.env.MOORING_CONNECT;
    service.stop();
  }
});

/** Fields that accept any text. */
const ofWords =
  ':not([type=checkbox],[type=radio],[type=range],[type=file],[type=time],[type=date])';

async function visit(page: Page, path: string) {
  await page.goto(path);
  await expect(page.locator('main :is(h1, h2, p)').first()).toBeVisible();
}
