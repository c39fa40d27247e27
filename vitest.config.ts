import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './tools/chromium.ts';
import { secondTryReporter } from './tools/second-try-reporter.ts';

/** Made anew for each project: Vitest writes the project's name into it. */
const inChromium = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // The process that leads them is idle while they work: with one worker fewer than cores, half of two would rest.
    maxWorkers: '100%',
    reporters: ['default', secondTryReporter],
    projects: [
      'packages/*/vitest.config.ts',
      'features/*/vitest.config.ts',
      'shell/vitest.config.ts',
      'tools/vitest.config.ts',
      'tools/hosted/vitest.config.ts',
      // Over a real PostgreSQL, which is started once for all of them.
      {
        test: {
          name: 'hosted',
          include: [
            '{features,packages}/*/{src,simulation}/**/*.hosted.test.ts',
            'tools/hosted/*.hosted.test.ts',
          ],
          globalSetup: ['tools/hosted/setup.ts'],
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        plugins: [
          storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) }),
        ],
        test: {
          name: 'storybook',
          // A real browser beside other work: as with the page tests, a story has a second try in a whole check.
          retry: process.env.CI ? 1 : 0,
          testTimeout: 60_000,
          browser: inChromium(),
        },
      },
      // What jsdom does not have: sound, real databases, real keys.
      {
        test: {
          name: 'browser',
          include: ['{features,packages}/*/src/**/*.browser.test.ts'],
          setupFiles: ['tools/vitest-quiet.ts'],
          testTimeout: 60_000,
          browser: inChromium(),
        },
      },
    ],
  },
});
