import { type BrowserContext, test } from '@playwright/test';

/** Playwright's test in Firefox, where what it fills into a field arrives as if it were typed. */
export const firefoxTest = test.extend({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => typeAsByHand(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
});

/**
 * Over WebDriver BiDi Playwright sets the value of a field itself. React hears nothing of that, and empties the field again. So
 * its function is replaced by the browser's own way to insert text.
 */
export async function typeAsByHand(context: BrowserContext): Promise<BrowserContext> {
  // As text: tsx, which runs the photographs, adds a helper to functions that the page does not have.
  await context.addInitScript(`Object.defineProperty(window, '__pw_bidiInsertText', {
    get: () => (text) => void document.execCommand('insertText', false, text),
    set: () => undefined,
  });`);
  return context;
}
