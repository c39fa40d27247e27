import { defineConfig } from '@playwright/test';
import { engine, firefoxOptions } from './engines/engine.ts';
import { promisesIn } from './engines/promises.ts';

const { channel, ...launchOptions } = firefoxOptions;
const promises = promisesIn(engine, process.env.MOORING_ENGINE_PROMISES === 'all');
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A title stands in Playwright's name of a test after the file and the group it is in, and ends it. */
const names = promises.map(({ file, title }) => `${escaped(file)} (?:.* )?${escaped(title)}`);

/** Runs the promises that every engine keeps in the engine that `MOORING_ENGINE` names. */
export default defineConfig({
  testDir: '.',
  testMatch: promises.map(({ file }) => `**/${file}`),
  grep: new RegExp(`(?:${names.join('|')})$`),
  outputDir: `../test-results/${engine}`,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  fullyParallel: false,
  // tools/engines.mjs runs both engines at once. A browser waits for a good part of its time, so each engine has two.
  workers: 2,
  // One that holds only later is listed as flaky, as in e2e/playwright.config.ts. Two more tries here: there are four browsers on
  // two cores, and what steers these is less tried than what steers Chromium.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
    ...(engine === 'firefox' ? { browserName: 'firefox', channel, launchOptions } : {}),
  },
});
