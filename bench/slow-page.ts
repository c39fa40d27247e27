import type { Browser } from '@playwright/test';

/** 390×844, CPU 4×, 150 ms round trips, 1.6 Mbps, HTTP/2, brotli, nothing cached. */
const profile = { latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8, cpu: 4 };

/** A new browser context whose page loads and runs as an old phone on a bad network would. */
export async function slowPage(browser: Browser) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ignoreHTTPSErrors: true,
    // What is fetched ahead for later comes when the page is at rest, and would be counted as the page's own.
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: profile.latency,
    downloadThroughput: profile.bytesPerSecond,
    uploadThroughput: profile.bytesPerSecond,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: profile.cpu });
  return { context, page, devtools };
}
