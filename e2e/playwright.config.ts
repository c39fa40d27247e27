import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { shellOptions } from '../tools/chromium.ts';

/** Kills, damage, evictions and searches of memory and files, by the dozen: the longest tests, which `npm test` runs after all others. */
const campaigns =
  /(damage|eviction-runs|forensic|full-disk|heap|kill|kill-backup|kill-drafts|kill-saving)\.spec\.ts$/;

/** Runs the promises of the product on the federated build. Each spec serves its own copy, so that it can break it. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  // Where all of it runs, two browsers share two cores with what serves them.
  timeout: process.env.CI ? 120_000 : 90_000,
  expect: { timeout: process.env.CI ? 30_000 : 15_000 },
  fullyParallel: false,
  // One more than cores took a sixth longer: a browser and its page keep a core busy.
  workers: Math.min(6, availableParallelism()),
  // A test that passes only the second time is listed as flaky. It does not fail the whole check, which runs beside other work.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  reporter: [['list']],
  projects: [
    { name: 'walks', testIgnore: campaigns },
    { name: 'campaigns', testMatch: campaigns },
  ],
  use: {
    viewport: { width: 390, height: 844 },
    launchOptions: shellOptions,
    serviceWorkers: 'block',
  },
});
