import { existsSync } from 'node:fs';

/** A system Chromium when there is one; otherwise Playwright's own. */
export const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) =>
    existsSync(path),
  );

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

export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: chromiumArgs,
};
