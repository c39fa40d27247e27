/** Files that a person can choose by mistake, or is sent by somebody who means harm. */
import { linkSync, mkdirSync, mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { photo } from './photo.ts';
import { removeFolder } from './remove-folder.ts';

/** A picture that every browser draws. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The beginning of a program for Windows. */
export const program = Buffer.concat([
  Buffer.from('4d5a90000300000004000000ffff0000b800000000000000', 'hex'),
  Buffer.alloc(40),
  Buffer.from('This program cannot be run in DOS mode.\r\n$PE\0\0', 'latin1'),
  Buffer.alloc(4000, 0xcc),
]);

/** A drawing that changes the page in three ways, if it is run. */
export const drawing = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" onload="parent.harm = 1; window.harm = 1">
  <script>window.harm = 1; top.harm = 1; document.title = 'ran';</script>
  <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" srcdoc="&lt;script&gt;top.harm = 1&lt;/script&gt;"/></foreignObject>
</svg>`,
);

/** Whether anything of such a drawing was run. */
export const isHarmed = async (page: Page) =>
  (await page.evaluate(() => 'harm' in globalThis)) || (await page.title()) === 'ran';

/** A picture as a camera makes it, of which the second half is missing, and one whose picture is noise. */
export async function brokenPhotos(page: Page) {
  const whole = await photo(page, 800, 600);
  const noise = Buffer.from(whole);
  // From behind the first marker on, so the tables that a reader needs are noise too.
  for (let at = 20; at < noise.length; at += 1) noise[at] = (at * 97 + (at >> 3)) % 256;
  return { whole, half: whole.subarray(0, whole.length >> 1), noise };
}

/** A folder of files that is removed by `gone`. */
export function badFiles() {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-files-'));
  return {
    /** A video that says it is 4 GB; it takes no room on the disk. */
    film() {
      const path = join(folder, 'film.mp4');
      writeFileSync(path, Buffer.from('00000018667479706d703432000000006d703432', 'hex'));
      truncateSync(path, 4 * 1024 ** 3);
      return path;
    },
    /** The paths of so many pictures with names of their own. */
    pictures(count: number) {
      const first = join(folder, 'picture.png');
      writeFileSync(first, pixel);
      mkdirSync(join(folder, 'many'));
      return Array.from({ length: count }, (_, at) => {
        const path = join(folder, 'many', `IMG_${at}.png`);
        linkSync(first, path);
        return path;
      });
    },
    gone: () => removeFolder(folder),
  };
}

/** Pastes so many pictures into what has the focus, on a page whose pauses are measured. */
export const pastePictures = (page: Page, count: number) =>
  page.evaluate(
    ([many, bytes]) => {
      const transfer = new DataTransfer();
      const part = new Uint8Array(bytes);
      for (let at = 0; at < many; at += 1)
        transfer.items.add(new File([part], `pasted-${at}.png`, { type: 'image/png' }));
      const event = new ClipboardEvent('paste', {
        clipboardData: transfer,
        bubbles: true,
        cancelable: true,
      });
      // Making the files took its time, and is no part of the page.
      Object.assign(Reflect.get(globalThis, 'pauses'), { last: performance.now() });
      (document.activeElement ?? document.body).dispatchEvent(event);
    },
    [count, [...pixel]] as const,
  );

/** The longest time for which the page answered nothing, in ms, from `start` until now. */
export const longestPause = {
  start: (page: Page) =>
    page.evaluate(() => {
      const pauses = { longest: 0, last: performance.now() };
      Reflect.set(globalThis, 'pauses', pauses);
      setInterval(() => {
        const now = performance.now();
        pauses.longest = Math.max(pauses.longest, now - pauses.last);
        pauses.last = now;
      }, 20);
    }),
  read: (page: Page) =>
    page.evaluate(() => Math.round(Reflect.get(globalThis, 'pauses').longest as number)),
};
