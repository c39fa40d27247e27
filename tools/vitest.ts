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
      setupFiles: [fileURLToPath(new URL('./vitest-setup.ts', import.meta.url))],
      css: { modules: { classNameStrategy: 'non-scoped' } },
      testTimeout: 30_000,
      restoreMocks: true,
    },
  });
