import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The browser engine of this run. `pnpm test:engines` names it; every other run is in Chromium. */
export const engine = z
  .enum(['chromium', 'firefox', 'webkit'])
  .parse(process.env.MOORING_ENGINE ?? 'chromium');

/** How Playwright starts Firefox ESR. */
export const firefoxOptions = {
  channel: 'moz-firefox',
  executablePath: fileURLToPath(new URL('firefox.mjs', import.meta.url)),
  // Mooring is one site, so pages of several sites need not be kept apart, and no process is started ahead for a page that may
  // come. docs/browsers.md has what that saves.
  firefoxUserPrefs: { 'fission.autostart': false, 'dom.ipc.processPrelaunch.enabled': false },
} as const;
