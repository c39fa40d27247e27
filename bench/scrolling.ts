import { chromium, type Page } from '@playwright/test';
import { launchOptions } from '../tools/chromium.ts';
import { host } from './host.ts';
import { openJournal } from './journal-page.ts';
import { type Line, median } from './measure.ts';

type Scrolled = { fps: number; rows: number };

/** Budget 11: the journal's list of 10,000 beside a bare virtual list of as many plain rows, turn by turn. */
export async function scrollingFigures(dist: string, runs: number): Promise<Line[]> {
  const site = await host(dist);
  const browser = await chromium.launch(launchOptions);
  const { journal } = await openJournal(browser, site.url, 10_000);
  const bare = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await bare.setContent('<main></main>');
  await bare.evaluate(bareList);
  const turns = { ours: [] as Scrolled[], bare: [] as Scrolled[] };
  for (let run = 0; run < runs; run += 1) {
    turns.ours.push(await scroll(journal));
    turns.bare.push(await scroll(bare));
  }
  await browser.close();
  site.stop();
  return [
    {
      name: '11 scrolling 10,000 entries',
      ours: median(turns.ours.map(({ fps }) => fps)),
      against: median(turns.bare.map(({ fps }) => fps)),
      unit: 'fps',
      budget: { least: 0.97 },
      note: 'against a bare virtual list, 3 s of 40 px a frame',
    },
    {
      name: '11 rows in the page while scrolling',
      ours: Math.max(...turns.ours.map(({ rows }) => rows)),
      against: undefined,
      unit: 'rows',
      budget: { most: 30 },
    },
  ];
}

/** Three seconds from the top of the list, 40 px a frame. */
export async function scroll(page: Page): Promise<Scrolled> {
  await page.bringToFront();
  return page.evaluate<Scrolled>(`new Promise((resolve) => {
    let frames = 0;
    let rows = 0;
    scrollTo(0, 0);
    const start = performance.now();
    (function next() {
      const past = performance.now() - start;
      rows = Math.max(rows, document.querySelectorAll('main li').length);
      if (past > 3000) return resolve({ fps: (frames * 1000) / past, rows });
      frames += 1;
      scrollBy(0, 40);
      requestAnimationFrame(next);
    })();
  })`);
}

/** The least a long list can do: rows of one height, made anew for the window at every scroll. */
const bareList = `(() => {
  const [height, count] = [112, 10000];
  const list = document.createElement('ul');
  list.style.cssText = 'position:relative;margin:0;padding:0;list-style:none;height:' + height * count + 'px';
  document.querySelector('main').append(list);
  const show = () => {
    const first = Math.max(0, Math.floor(scrollY / height) - 4);
    const rows = Array.from({ length: Math.ceil(innerHeight / height) + 8 }, (_, at) => {
      const row = document.createElement('li');
      row.style.cssText = 'position:absolute;top:' + (first + at) * height + 'px';
      row.textContent = 'Day ' + (first + at);
      return row;
    });
    list.replaceChildren(...rows);
  };
  addEventListener('scroll', show, { passive: true });
  show();
})()`;
