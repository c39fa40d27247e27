import { type Browser, chromium, type Page } from '@playwright/test';
import { addAuthenticator } from '../tools/authenticator.ts';
import { launchOptions } from '../tools/chromium.ts';
import { type Host, host } from './host.ts';
import { type Line, median } from './measure.ts';

/** Milliseconds each. */
type Turn = { signUp: number; logIn: number; password: number; passkey: number };

const who = { name: 'Ana', email: 'ana@example.org', password: 'a lamp on the water' };

/** From the press of the button to what it opens, on the federated build with the main thread four times slower. */
export async function wayInFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const turns: Turn[] = [];
  for (let run = 0; run < runs; run += 1) turns.push(await wayIn(browser, site));
  await browser.close();
  site.stop();
  const line = (name: string, values: number[], against?: number[]): Line => ({
    name,
    ours: median(values),
    against: against && median(against),
    unit: 'ms',
    note: `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)} ms over ${runs}`,
  });
  return [
    line(
      'sign-up, CPU 4×: pressed to the recovery phrase',
      turns.map(({ signUp }) => signUp),
    ),
    line(
      'log-in, CPU 4×: pressed to the dashboard',
      turns.map(({ logIn }) => logIn),
    ),
    {
      ...line(
        'unlock with a passkey, CPU 4×, against the password',
        turns.map(({ passkey }) => passkey),
        turns.map(({ password }) => password),
      ),
      budget: { most: 300 },
    },
  ];
}

async function wayIn(browser: Browser, { url }: Host): Promise<Turn> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.goto(`${url}/auth`);
  await page.getByLabel('Name').fill(who.name);
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  const signUp = await pressed(page, 'Create My Account', 'button, a', 'Later');
  await page.getByRole('button', { name: 'Later' }).click();
  await page.waitForURL(/dashboard/);
  await page.goto(`${url}/profile`);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.waitForURL(/auth/);
  await page.getByRole('tab', { name: 'Log In' }).click();
  await page.getByLabel('Email').fill(who.email);
  await page.getByLabel('Password', { exact: true }).fill(who.password);
  const logIn = await pressed(page, 'Log In', 'main h1', 'You are safe here');
  const unlocked = await unlock(page, url);
  await context.close();
  return { signUp, logIn, ...unlocked };
}

/** Sets up a passkey on a simulated device that confirms at once, and opens the words with the password and with it. */
async function unlock(page: Page, url: string) {
  await addAuthenticator(page);
  await page.goto(`${url}/profile/details`);
  await page.getByRole('button', { name: 'Set it up' }).click();
  await page.getByLabel('Current password', { exact: true }).fill(who.password);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByLabel('A name for it').fill('My phone');
  await page.getByRole('button', { name: 'Ask my device' }).click();
  await page.getByText('My phone').waitFor();
  await page.goto(`${url}/profile`);
  const lock = async () => {
    await page.getByRole('button', { name: 'Lock now' }).click();
    await page.getByRole('heading', { name: 'Locked' }).waitFor();
  };
  await lock();
  await page.getByLabel(/^Password/).fill(who.password);
  const password = await pressed(page, 'Unlock', 'main h1', 'Your Profile');
  await lock();
  const passkey = await pressed(page, 'Open with face or finger', 'main h1', 'Your Profile');
  return { password, passkey };
}

/** Milliseconds from a click on the button to the frame in which an element with this text stands there. */
async function pressed(page: Page, button: string, selector: string, text: string) {
  await page.evaluate(
    `globalThis.shown = new Promise((resolve) => {
      addEventListener('click', (event) => {
        const from = event.timeStamp;
        (function look() {
          const there = [...document.querySelectorAll(${JSON.stringify(selector)})]
            .some((one) => one.textContent.includes(${JSON.stringify(text)}));
          if (there) resolve(performance.now() - from);
          else requestAnimationFrame(look);
        })();
      }, { once: true, capture: true });
    });
    // Not the promise itself: evaluating would wait for it.
    undefined;`,
  );
  await page.getByRole('button', { name: button }).click();
  return (await page.evaluate('shown')) as number;
}
