import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { begin } from './companion-page.ts';
import { account, deploy, expect, listen, signUp, test } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';

const fakeDevice = '--use-fake-device-for-media-stream';
const microphone = [fakeDevice, '--use-fake-ui-for-media-stream'];

test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ...microphone] } });

test('a recording is saved, and played after a reload from any position', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await speak(page, 'Said aloud', '00:06');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page).toHaveURL(/\/journal$/);
  await page.reload();
  await page.getByRole('link', { name: /Said aloud/ }).click();
  await expect(page.getByText('Audio Entry')).toBeVisible();

  const place = page.getByRole('slider', { name: 'Place in the recording' });
  await page.getByRole('button', { name: 'Play recording' }).click();
  await expect(place).toHaveAttribute('aria-valuetext', /^00:02 of 00:0[67]$/);
  await page.getByRole('button', { name: 'Pause recording' }).click();
  await place.press('Home');
  await expect(place).toHaveAttribute('aria-valuetext', /^00:00 of/);
  await place.press('ArrowRight');
  await expect(place).toHaveAttribute('aria-valuetext', /^00:05 of/);
  const { width = 0, height = 0 } = (await place.boundingBox()) ?? {};
  await place.click({ position: { x: width / 2, y: height / 2 } });
  await expect(place).toHaveAttribute('aria-valuetext', /^00:03 of/);
  await page.getByRole('button', { name: 'Play recording' }).click();
  await expect(page.getByRole('button', { name: 'Play recording' })).toBeVisible();
  await expect(place).toHaveAttribute('aria-valuetext', /^00:00 of/);
});

test('what the player is given is 16 kHz, 16 bits, one channel, and holds the voice', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const make = URL.createObjectURL;
    URL.createObjectURL = (file: Blob) => {
      Object.assign(window, { made: file });
      return make.call(URL, file);
    };
  });
  await signUp(page);
  await speak(page, 'Heard', '00:04');
  await page.getByRole('button', { name: 'Stop recording' }).click();
  await page.getByRole('button', { name: 'Play recording' }).click();
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', /^00:01 of/);
  const form = await page.evaluate(async () => {
    const file = (window as unknown as { made: Blob }).made;
    const bytes = new DataView(await file.arrayBuffer());
    const samples = new Int16Array(await file.slice(44).arrayBuffer());
    return {
      type: file.type,
      format: bytes.getUint16(20, true),
      channels: bytes.getUint16(22, true),
      rate: bytes.getUint32(24, true),
      bits: bytes.getUint16(34, true),
      seconds: Math.floor(samples.length / 16_000),
      loud: samples.some((sample) => Math.abs(sample) > 3_000),
    };
  });
  expect(form).toMatchObject({
    type: 'audio/wav',
    format: 1,
    channels: 1,
    rate: 16_000,
    bits: 16,
    loud: true,
  });
  expect(form.seconds).toBeGreaterThanOrEqual(4);
});

test('leaving while recording releases the microphone and keeps the recording', async ({
  quietPage: page,
}) => {
  await signUp(page);
  await speak(page, 'Half', '00:03');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/write');
  await expect(page.getByRole('group', { name: /^Recording, 00:0[34]$/ })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Half');
});

test('a second tab does not offer a recording that another tab is taking, and a lock in the second tab ends it', async ({
  page,
  context,
}) => {
  await signUp(page);
  await speak(page, 'In the first tab', '00:05');
  const other = await context.newPage();
  await other.goto('/write');
  await expect(other.getByLabel('Title')).toHaveValue('In the first tab');
  await expect(other.getByText(/You were recording/)).toHaveCount(0);
  await expect(other.getByRole('button', { name: 'Start recording' })).toBeVisible();

  await other.goto('/profile');
  await other.getByRole('button', { name: 'Lock now' }).click();
  await expect(page.getByRole('heading', { name: 'Locked' })).toBeVisible();
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText(/You were recording when this page closed/)).toBeVisible();
  await expect(page.getByRole('group', { name: /^Recording, 00:0[48]$/ })).toBeVisible();
});

test('a browser killed while recording loses only the last seconds', async () => {
  const deployment = await deploy();
  const profile = mkdtempSync(join(tmpdir(), 'mooring-voice-'));
  try {
    const first = await openListening(profile);
    const page = await first.newPage();
    await signUp(page, undefined, deployment.url);
    await page.goto(`${deployment.url}/write`);
    await speak(page, 'Cut off', '00:10');
    await kill(first, page);

    const second = await openListening(profile);
    const again = await second.newPage();
    const heard = listen(again);
    await again.goto(`${deployment.url}/write`);
    await expect(again.getByText(/You were recording when this page closed/)).toBeVisible();
    await expect(again.getByLabel('Title')).toHaveValue('Cut off');
    await expect(again.getByRole('group', { name: 'Recording, 00:08' })).toBeVisible();
    await again.getByRole('button', { name: 'Play recording' }).click();
    await expect(again.getByRole('slider')).toHaveAttribute('aria-valuetext', /^00:01 of 00:08$/);
    await again.getByRole('button', { name: 'Save Entry' }).click();
    await expect(again.getByRole('link', { name: /Cut off/ })).toBeVisible();
    expect(heard).toEqual([]);
    await second.close();
  } finally {
    removeFolder(profile);
    await deployment.stop();
  }
});

test('a recorded message is back in the box after a kill, without its last seconds', async () => {
  const deployment = await deploy();
  const profile = mkdtempSync(join(tmpdir(), 'mooring-voice-'));
  try {
    const first = await openListening(profile);
    const page = await first.newPage();
    await signUp(page, undefined, deployment.url);
    await page.goto(`${deployment.url}/companion`);
    await page.getByRole('checkbox', { name: 'Grief' }).check({ force: true });
    await page.getByRole('button', { name: 'Begin Conversation' }).click();
    await page.getByRole('textbox', { name: 'Message' }).fill('Her letter.');
    await page.getByRole('button', { name: 'Record a message' }).click();
    await expect(page.getByText('00:10')).toBeVisible();
    const place = page.url();
    await kill(first, page);

    const second = await openListening(profile);
    const again = await second.newPage();
    const heard = listen(again);
    await again.goto(place);
    await expect(again.getByText(/You were recording when this page closed/)).toBeVisible();
    await expect(again.getByText('00:08')).toBeVisible();
    await expect(again.getByRole('textbox', { name: 'Message' })).toHaveValue('Her letter.');
    await again.getByRole('button', { name: 'Play recording' }).click();
    await expect(again.getByRole('button', { name: 'Pause recording' })).toBeVisible();
    await again.getByRole('button', { name: 'Send' }).click();
    await expect(again.getByRole('button', { name: 'Delete recording' })).toHaveCount(0);
    await again.reload();
    const mine = again.getByRole('listitem').filter({ hasText: 'Her letter.' });
    await expect(mine.getByText('00:08')).toBeVisible();
    expect(heard).toEqual([]);
    await second.close();
  } finally {
    removeFolder(profile);
    await deployment.stop();
  }
});

test('leaving while a message is recorded keeps it in the box', async ({ quietPage: page }) => {
  await signUp(page);
  await begin(page, 'Grief');
  await page.getByRole('button', { name: 'Record a message' }).click();
  await expect(page.getByText('00:03')).toBeVisible();
  const place = page.url();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(place);
  await expect(page.getByText(/^00:0[34]$/)).toBeVisible();
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/Your recording is kept here/).first()).toBeVisible();
});

test('a refused microphone is said in the page, and writing goes on', async ({ deployment }) => {
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, fakeDevice, '--deny-permission-prompts'],
  });
  const page = await browser.newPage();
  await page.goto(`${deployment.url}/write`);
  await page.getByRole('radio', { name: 'Audio Entry' }).click();
  await page.getByRole('button', { name: 'Start recording' }).click();
  const said = page.getByRole('alertdialog', {
    name: 'Unable to access the microphone. Please check your browser permissions.',
  });
  await said.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('radio', { name: 'Text Entry' }).click();
  await page.getByLabel('Title').fill('Written instead');
  await page.getByLabel('Your thoughts').fill('All of it.');
  await page.getByRole('button', { name: 'Save Entry' }).click();
  await expect(page.getByText('Written instead')).toBeVisible();
  await browser.close();
});

/** Begins an audio entry and speaks until the clock shows `until`. */
async function speak(page: Page, title: string, until: string) {
  if (!page.url().endsWith('/write')) await page.goto('/write');
  await page.getByRole('radio', { name: 'Audio Entry' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByRole('timer')).toHaveText(until);
}

/** Kills the browser: no event handler of the page runs. */
async function kill(context: BrowserContext, page: Page) {
  const session = await context.newCDPSession(page);
  await session.send('Browser.crash').catch(() => undefined);
  await context.close().catch(() => undefined);
}

function openListening(profile: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...launchOptions.args, ...microphone],
    headless: true,
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
}
