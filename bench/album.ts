import { setTimeout } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { withBenchBrowser } from './bench-browser.ts';
import type { AlbumTimes } from './browser/album.ts';
import { type Line, median } from './measure.ts';

/** 1,000 entries with 500 pictures and 50 recordings, against the same words without them, turn by turn. */
export async function albumFigures(runs: number): Promise<Line[]> {
  const times = await withBenchBrowser(async ({ openPage }) => {
    const [full, plain] = [await openPage(), await openPage()];
    const fill = (pictures: number, recordings: number) => ({
      entries: 1000,
      pictures,
      recordings,
    });
    await full.evaluate((album) => globalThis.bench.fillAlbum(album), fill(500, 50));
    await plain.evaluate((album) => globalThis.bench.fillAlbum(album), fill(0, 0));
    const taken: { full: AlbumTimes; plain: AlbumTimes }[] = [];
    for (let turn = 0; turn < runs; turn += 1) {
      taken.push({ full: await timesOf(full), plain: await timesOf(plain) });
    }
    return taken;
  });
  const line = (name: string, of: keyof AlbumTimes, note?: string): Line => ({
    name: `500 pictures and 50 recordings: ${name}`,
    ours: median(times.map(({ full }) => full[of])),
    against: median(times.map(({ plain }) => plain[of])),
    unit: 'ms',
    ...(note ? { note } : {}),
  });
  return [
    line('the list', 'list', 'against the same 1,000 entries without them'),
    line('the number of pictures of each entry', 'counts', 'the list does not wait for it'),
    line('all searchable', 'searchable', 'what the pictures show is read too'),
    line('a search', 'find'),
  ];
}

/** ms in which a page that was opened has read its second copy, which it begins after 1.5 s. */
const settled = 4_000;

/**
 * On a page that is loaded anew. It is then left alone until it has read its second copy, of which pictures are the largest part:
 * that would fall into the next turn.
 */
async function timesOf(page: Page): Promise<AlbumTimes> {
  await page.reload();
  await page.waitForFunction(() => 'bench' in globalThis);
  const times = await page.evaluate(() => globalThis.bench.albumTimes());
  await setTimeout(settled);
  return times;
}
