import process from 'node:process';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineProject } from 'vitest/config';

/**
 * How every package runs its unit tests: in jsdom, unless it mostly needs no page (single files then ask for one in their
 * first line), and with a set-up that fails a test for any unexpected console line.
 */
export const unit = (name: string, environment: 'jsdom' | 'node' = 'jsdom') =>
  defineProject({
    plugins: [react()],
    test: {
      name,
      environment,
      include: ['{src,simulation,training}/**/*.test.{ts,tsx}'],
      // These need a real browser, or a real database; vitest.config.ts gives it to them.
      exclude: ['**/*.browser.test.ts', '**/*.hosted.test.ts'],
      setupFiles: ['./vitest-quiet.ts', './vitest-setup.ts'].map((file) =>
        fileURLToPath(new URL(file, import.meta.url)),
      ),
      // A worker with a page takes file after file: making the page anew takes longer than most of its tests. Each file has
      // our modules anew all the same (vitest-setup.ts).
      isolate: environment === 'node',
      css: { modules: { classNameStrategy: 'non-scoped' } },
      testTimeout: 30_000,
      // A page on a busy machine, as with the page tests: what needed a second try is listed. What is calculated has one.
      retry: process.env.CI && environment === 'jsdom' ? 1 : 0,
      restoreMocks: true,
    },
  });
