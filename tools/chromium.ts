import { existsSync } from 'node:fs';

/** A system Chromium when there is one; otherwise Playwright's own. */
export const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

/**
 * The same engine without the browser around it, which Playwright's own Chromium is as well: a page costs about half the work
 * of the processor. `CHROMIUM_PATH` asks for one browser everywhere.
 */
const shellPath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell'].find((path) => existsSync(path)) ??
  executablePath;

/** Flags: no sandbox (containers run as root), no background requests. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The whole browser: for what is measured, for pictures, and for what a browser keeps on a disk. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArgs,
};

/** For the many tests of pages. */
export const shellOptions = {
  ...(shellPath ? { executablePath: shellPath } : {}),
  args: chromiumArgs,
};
