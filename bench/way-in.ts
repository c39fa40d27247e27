import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { type Host, host } from './host.ts';
import { type Line, median } from './measure.ts';

const who = { name: 'Ana', email: 'ana@example.org', password: 'a lamp on the water' };

/** From the press of the button to what it opens, on the federated build with the main thread four times slower. */
export async function wayInFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const turns: { signUp: number; logIn: number }[] = [];
  for (let run = 0; run < runs; run += 1) turns.push(await wayIn(browser, site));
  await browser.close();
  site.stop();
  const line = (name: string, values: number[]): Line => ({
    name,
    ours: median(values),
    against: undefined,
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
  ];
}

async function wayIn(browser: Browser, { url }: Host) {
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
  await context.close();
  return { signUp, logIn };
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
