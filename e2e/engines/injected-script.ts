import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';

const require = createRequire(import.meta.url);

/**
 * Playwright's own script for a page: it finds elements and judges what a test expects of them. So a locator and an
 * expectation mean the same in WebKit as in the other engines.
 */
export const injectedScript = `window.playwrightInjected = (() => {
  const module = {};
  ${source()}
  return new (module.exports.InjectedScript())(globalThis, {
    isUnderTest: false, sdkLanguage: 'javascript', frameSeq: 1, testIdAttributeName: 'data-testid',
    stableRafCount: 1, browserName: 'webkit', shouldPrependErrorPrefix: true, isUtilityWorld: false, customEngines: [],
  });
})();`;

/** It is a string inside Playwright's bundle. */
function source(): string {
  const playwright = createRequire(require.resolve('@playwright/test/package.json'));
  const inner = createRequire(playwright.resolve('playwright/package.json'));
  const folder = dirname(inner.resolve('playwright-core/package.json'));
  const bundle = readFileSync(join(folder, 'lib/coreBundle.js'), 'utf8');
  const literals = bundle.matchAll(/^ +source\d+ = ('(?:[^'\\\n]|\\.)*');$/gm);
  for (const [, literal = ''] of literals)
    if (literal.includes('InjectedScript: () =>')) return String(runInNewContext(literal));
  throw new Error('This version of Playwright keeps its injected script in another place.');
}
