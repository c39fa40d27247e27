import { expect, type Page } from '@playwright/test';

/** px: what a finger finds, and what WCAG 2.5.8 asks of a link within a line. */
const sizes = { target: 44, line: 24 };

/** The names of controls whose hit area is smaller than a fingertip. */
export const smallTargets = (page: Page) =>
  page.evaluate(({ target, line }) => {
    const all = 'a[href], button, input, select, textarea, summary, [role=slider], [role=switch]';
    const small: string[] = [];
    // Controls behind a sheet cannot be pressed.
    const ground = document.querySelector('[role=dialog], [role=alertdialog]') ?? document;
    for (const one of ground.querySelectorAll<HTMLElement>(all)) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled')) continue;
      if (one.closest('[aria-hidden=true]')) continue;
      const whole = (one as HTMLInputElement).labels?.[0]?.contains(one)
        ? ((one as HTMLInputElement).labels?.[0] ?? one)
        : one;
      let box = whole.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1) continue;
      if (box.width >= target - 1.5 && box.height >= target - 1.5) continue;
      const style = getComputedStyle(one);
      const inLine =
        style.display === 'inline' &&
        (one.parentElement?.textContent?.trim().length ?? 0) >
          (one.textContent?.trim().length ?? 0);
      if (inLine && Number.parseFloat(style.lineHeight) >= line) continue;
      one.scrollIntoView({ block: 'center', inline: 'center' });
      box = whole.getBoundingClientRect();
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const far = target / 2 - 1;
      const hits = [
        [x, Math.min(y - far, box.top)],
        [x, Math.max(y + far, box.bottom - 1)],
        [Math.min(x - far, box.left), y],
        [Math.max(x + far, box.right - 1), y],
      ].every(([left = 0, top = 0]) => {
        const hit = document.elementFromPoint(left, top);
        return hit !== null && (whole.contains(hit) || hit.closest('label')?.control === one);
      });
      const name = one.getAttribute('aria-label') ?? one.textContent?.trim() ?? '';
      if (!hits)
        small.push(`${one.localName} “${name}” ${Math.round(box.width)}×${Math.round(box.height)}`);
    }
    scrollTo(0, 0);
    return small;
  }, sizes);

/** Main buttons of which something else lies on top, once they are scrolled to the middle of the screen. */
export const coveredActions = (page: Page) =>
  page.evaluate(() => {
    const covered: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>('main [data-variant=primary]')) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.matches(':disabled')) continue;
      one.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = one.getBoundingClientRect();
      const points = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + 6, top + 6],
        [right - 6, top + 6],
        [left + 6, bottom - 6],
        [right - 6, bottom - 6],
      ];
      const free = points.every(([x = 0, y = 0]) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (one.contains(hit) || hit.contains(one));
      });
      if (!free) covered.push(`“${one.textContent?.trim()}” is covered`);
    }
    scrollTo(0, 0);
    return covered;
  });

/** Text that is not fully visible: wider than the page, or clipped by its container. */
export const cutText = (page: Page) =>
  page.evaluate(() => {
    const cut: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth) cut.push(`the page is ${scrollWidth - innerWidth} px too wide`);
    for (const one of document.querySelectorAll<HTMLElement>('body *')) {
      const own = [...one.childNodes].some(({ nodeType, data }: ChildNode & { data?: string }) =>
        Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
      );
      if (!own || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const box = one.getBoundingClientRect();
      const style = getComputedStyle(one);
      if (box.width <= 1 || style.webkitLineClamp !== 'none') continue;
      const words = one.textContent?.trim().slice(0, 40);
      let around: HTMLElement | null = one;
      while (around && !/auto|scroll/.test(getComputedStyle(around).overflowX))
        around = around.parentElement;
      // What stands in a row that scrolls by itself can be brought into sight.
      if (around) continue;
      if (box.right > innerWidth + 1 || box.left < -1) cut.push(`“${words}” leaves the page`);
      const hides = style.overflowX !== 'visible' || style.overflowY !== 'visible';
      if (hides && !/auto|scroll/.test(style.overflowX + style.overflowY)) {
        if (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)
          cut.push(`“${words}” is cut`);
      }
    }
    return cut;
  });

/** Words that are taken apart over two lines. Content of one very long word aside, no page needs that. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around?.checkVisibility({ visibilityProperty: true })) continue;
      if (around.getBoundingClientRect().width <= 1 || around.closest('option')) continue;
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}’']+/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.push(`“${word}” in ${around.localName}`);
      }
    }
    return broken;
  });

/** Texts of controls that have the colour of their background, which forced colours may cause. */
export const unseenControls = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => {
        const { color, backgroundColor } = getComputedStyle(one);
        return color === backgroundColor;
      })
      .map((one) => one.textContent?.trim() ?? ''),
  );

/** Animations that run despite prefers-reduced-motion. */
export const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 200)
      // What appears at once after a moment does not move: a skeleton of a page that loads slowly.
      .filter(({ effect }) =>
        (effect as KeyframeEffect).getKeyframes().some(({ easing }) => !easing.startsWith('step')),
      )
      .map(({ effect }) => (effect as KeyframeEffect).target?.className ?? ''),
  );

/** The size a person has chosen for all text in their browser: 1 is what it comes with. */
export async function setTextSize(page: Page, times: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {
    fontSizes: { standard: 16 * times, fixed: 13 * times },
  });
  await devtools.detach();
}

/** Waits until a page stands: its code is here, its words are read, and it has led on where it leads on. */
export async function settled(page: Page) {
  const heading = page.locator('main h1').first();
  for (const _ of ['the page', 'where it led']) {
    await expect(heading).toBeVisible();
    await expect(page.locator('[data-skeleton]')).toHaveCount(0);
  }
  await expect(heading).toBeVisible();
}

/** Adds up, from the beginning of each page, how far its parts are moved by others that come late. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let shifted = 0;
    Reflect.set(globalThis, 'shifted', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) shifted += Number(Reflect.get(entry, 'value'));
      Reflect.set(globalThis, 'shifted', shifted);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** The sum so far, as Web Vitals count it: 0.1 is where a page begins to be a nuisance. */
export const shifted = (page: Page) =>
  page.evaluate(() => Number(Reflect.get(globalThis, 'shifted')));

/** A line as slow as a phone's at the edge of a town. `speed`: bytes a second. */
export async function slowLine(page: Page, { latency = 300, speed = 60_000 } = {}) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency,
    downloadThroughput: speed,
    uploadThroughput: speed,
  });
}
