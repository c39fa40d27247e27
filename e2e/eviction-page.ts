import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { type Killable, openKillable } from './killable.ts';

/** What Chromium removes when it evicts an origin: everything but localStorage. */
const evicted = 'indexeddb,file_systems,cache_storage,service_workers,storage_buckets';

export async function evict(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: evicted });
  await devtools.detach();
}

/**
 * What a page says, from the first moment on and in its order: `at <path>`, `entry <title>`, `said <notice>`, `closed <notice>` when it
 * is not to be seen any more, `draft kept`.
 */
export type Watched = Killable & { heard: string[] };

const titles = {
  'stored again': 'The browser cleared its storage while Mooring was open',
  'no room': 'Mooring cannot save anything right now',
  gone: 'Your words are not in this browser any more',
};

/** Opens the app in a killable browser, with everything that it says kept in `heard`. */
export async function openWatched(profile: string, url: string, path: string): Promise<Watched> {
  const tab = await openKillable(profile, `${url}/404-no-such-page.txt`, () => true);
  const heard: string[] = [];
  tab.page.on('console', (message) => {
    const text = message.text();
    if (text.startsWith('heard: ')) heard.push(text.slice('heard: '.length));
  });
  await tab.page.addInitScript(watch, titles);
  await tab.page.goto(`${url}${path}`);
  return { ...tab, heard };
}

/** Runs in the page, and reports through the console: nothing else leaves a page that is killed. */
function watch(notices: Record<string, string>) {
  const known = new Set<string>();
  const report = (what: string, isSeen: boolean, end?: string) => {
    if (!isSeen) {
      if (known.delete(what) && end) console.log(`heard: ${end}`);
    } else if (!known.has(what)) {
      known.add(what);
      console.log(`heard: ${what}`);
    }
  };
  let path = '';
  const look = () => {
    const text = document.body?.textContent ?? '';
    if (location.pathname !== path) {
      path = location.pathname;
      console.log(`heard: at ${path}`);
    }
    for (const [name, title] of Object.entries(notices))
      report(`said ${name}`, text.includes(title), `closed ${name}`);
    report('draft kept', text.includes('Draft kept on this device'));
    report('nothing written', text.includes('Nothing is written here yet'));
    const refusal = /This device is full|That could not be saved|is not letting us/.exec(text);
    report('not saved', refusal !== null);
    if (path !== '/journal') return;
    for (const [title] of text.matchAll(/Entry \d+-\d+\./g)) report(`entry ${title}`, true);
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Whether one of them is heard, from a place on, before the time is over. */
export async function hear(
  { heard }: Watched,
  what: readonly string[],
  from: number,
  limit: number,
): Promise<string | null> {
  const end = Date.now() + limit;
  for (;;) {
    const found = heard.slice(from).find((one) => what.includes(one));
    if (found) return found;
    if (Date.now() > end) return null;
    await pause(20);
  }
}

/**
 * Whether Chromium has written the note that somebody wrote here to the disk, before the time is over. It does so five seconds after
 * the first change of an origin, and up to a minute after each further one. Its localStorage is a LevelDB, whose log holds a key as it is.
 */
export async function isNoteOnDisk(profile: string, limit: number): Promise<boolean> {
  const folder = join(profile, 'Default', 'Local Storage', 'leveldb');
  const end = Date.now() + limit;
  for (;;) {
    const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
    if (logs.some((name) => readFileSync(join(folder, name)).includes('mooring.written')))
      return true;
    if (Date.now() > end) return false;
    await pause(200);
  }
}

/** Runs in the page: the note that somebody wrote here, and the databases with the number of their entries. */
export async function leftOnDisk() {
  const entriesIn = (name: string) =>
    new Promise<string>((resolve) => {
      const request = indexedDB.open(name);
      request.onerror = () => resolve(`${name} does not open`);
      request.onsuccess = () => {
        const database = request.result;
        if (!database.objectStoreNames.contains('journal_entries')) return resolve(name);
        const counted = database
          .transaction('journal_entries')
          .objectStore('journal_entries')
          .count();
        counted.onsuccess = () => {
          database.close();
          resolve(`${name} with ${counted.result} entries`);
        };
      };
    });
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return [localStorage.getItem('mooring.written'), ...(await Promise.all(names.map(entriesIn)))];
}
