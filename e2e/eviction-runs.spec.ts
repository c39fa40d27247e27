import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { engine } from './engines/engine.ts';
import {
  evict,
  hear,
  isNoteOnDisk,
  leftOnDisk,
  openWatched,
  type Watched,
} from './eviction-page.ts';
import { type Plan, planOf, type Step } from './eviction-plan.ts';
import { newProfile } from './killable.ts';
import { deploy } from './mooring.ts';
import { removeFolder } from './remove-folder.ts';
import { type SmallDisk, smallDisk } from './small-disk.ts';

/** 300 in all by `pnpm proof:eviction`, in parts. Each lane has a browser and a disk of its own. */
const runs = Number(process.env.MOORING_EVICTIONS ?? 4);
const first = Number(process.env.MOORING_EVICTION_FROM ?? 0);
const lanes = Number(process.env.MOORING_EVICTION_LANES ?? 1);
/** Minutes after which no further run begins. */
const minutes = Number(process.env.MOORING_EVICTION_MINUTES ?? Number.POSITIVE_INFINITY);

test.setTimeout(60_000 + runs * 120_000);
test.skip(engine !== 'chromium', 'Only Chromium can be told to clear a storage.');

/** ms within which Chromium writes the first change of localStorage to the disk: five seconds, and more on a busy machine. */
const noteAtLatest = 20_000;

const figures = {
  ...{ runs: 0, firstVisits: 0, clearings: 0, fills: 0, acknowledged: 0, drafts: 0, refused: 0 },
  ...{ there: 0, goneAndTold: 0, goneUntold: 0, goneThoughStoredAgain: 0 },
  /** Killed before the note of the first word that was ever kept here was on the disk: no page can hasten that. */
  ...{ hurried: 0, goneInHurry: 0 },
  /** The note that somebody wrote here was not on the disk in time. */
  noteLate: 0,
};

test('what was said to be saved is there after a full disk, a clearing and a kill, or the person is told', async () => {
  const site = await deploy();
  // It has no words, and its installation would be most of the work of a start.
  rmSync(join(site.dist, 'service-worker.js'));
  const started = performance.now();
  const isOver = () => performance.now() - started > minutes * 60_000;
  let next = first;
  const playLane = async () => {
    const lane = openLane(site.url);
    try {
      // Four in a row: the last of them goes on in the profile of the one before.
      while (next < first + runs && !isOver()) {
        const from = next;
        next += 4;
        for (let run = from; run < Math.min(from + 4, first + runs); run += 1) {
          if (isOver()) break;
          await lane.play(run);
        }
      }
    } finally {
      lane.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: lanes }, playLane));
  } finally {
    console.info(JSON.stringify({ from: first, ...figures }));
    await site.stop();
  }
  expect(figures.goneUntold, 'acknowledged, lost and not said').toBe(0);
  expect(figures.noteLate, 'the note of the first word came late to the disk').toBe(0);
  expect(figures.goneThoughStoredAgain, 'said to be stored again, and lost').toBe(0);
});

/** One browser after another over a disk of their own. Without a disk that can be filled, clearings and kills alone. */
function openLane(url: string) {
  const disk = smallDisk();
  const profile = disk ? join(disk.folder, 'profile') : newProfile();
  let earlier: string[] = [];
  return {
    async play(run: number) {
      const plan = planOf(run);
      if (plan.isFirstVisit) {
        removeFolder(profile);
        earlier = [];
      }
      const tab = await openWatched(profile, url, '/write');
      // An earlier visit may have kept nothing, so that the first word of this one is the first that is ever kept here.
      const isFirstWord = earlier.length === 0;
      const visit = await visitOf({ tab, profile, disk, isFirstWord }, plan, run);
      await tab.kill();
      disk?.free();
      const next = await openWatched(profile, url, '/journal');
      earlier = await judge(next, { ...visit, earlier }, plan, `run ${run}`);
      figures.runs += 1;
      figures.firstVisits += Number(plan.isFirstVisit);
      figures.hurried += Number(plan.isHurried);
      console.info(JSON.stringify(figures));
      if (planOf(run + 1).isFirstVisit) await next.kill();
      else await next.close();
    },
    close() {
      if (disk) disk.gone();
      else removeFolder(profile);
    },
  };
}

type Visit = {
  /** Titles of entries, and the title of a draft, that the page acknowledged. */
  kept: string[];
  draft: string | null;
  /** Everything that was heard, with the clearings. */
  heard: string[];
};

async function visitOf(
  {
    tab,
    profile,
    disk,
    isFirstWord,
  }: { tab: Watched; profile: string; disk: SmallDisk | null; isFirstWord: boolean },
  plan: Plan,
  run: number,
): Promise<Visit> {
  const kept: string[] = [];
  let draft: string | null = null;
  let n = 0;
  /** The page still has the words of a save that was refused. */
  let isRefused = false;
  const clear = async () => {
    tab.heard.push('clearing');
    figures.clearings += 1;
    await evict(tab.page);
  };
  /** Types into an empty page for a new entry. */
  const type = async () => {
    const { page, heard } = tab;
    const isThere = heard.findLast((one) => one.startsWith('at '))?.startsWith('at /write');
    if (!isThere) await page.locator('a[href="/write"]').first().click();
    n += 1;
    const title = `Entry ${run}-${n}.`;
    await page.getByLabel('Title').fill(title);
    await page.getByLabel('Your thoughts').fill('Words. '.repeat(n % 3 === 0 ? 4000 : 5));
    return title;
  };
  const save = async (clearAfter?: number) => {
    const title = await type();
    if (n === 1 && isFirstWord && !plan.isHurried) {
      await hear(tab, ['draft kept'], 0, 10_000);
      const isInTime = await isNoteOnDisk(profile, noteAtLatest);
      if (!isInTime && plan.isFirstVisit) figures.noteLate += 1;
    }
    const from = tab.heard.length;
    await tab.page.getByRole('button', { name: 'Save Entry' }).click({ noWaitAfter: true });
    const clearing = clearAfter === undefined ? null : pause(clearAfter).then(clear);
    clearing?.catch(() => {});
    const answer = await hear(tab, ['at /journal', 'not saved'], from, 8000);
    await clearing;
    isRefused = answer !== 'at /journal';
    if (isRefused) figures.refused += 1;
    else kept.push(title);
  };
  const steps: Record<Step['kind'], (step: Step) => unknown> = {
    save: (step) => save('clearAfter' in step ? step.clearAfter : undefined),
    async draft() {
      if (isRefused) return;
      const from = tab.heard.length;
      const title = await type();
      if (await hear(tab, ['draft kept'], from, 4000)) draft = title;
    },
    clear,
    fill(step) {
      figures.fills += 1;
      disk?.fill('leave' in step ? step.leave : 0);
    },
    free: () => disk?.free(),
    pause: (step) => pause('ms' in step ? step.ms : 0),
  };
  for (const step of plan.steps) {
    // On a busy machine a step may not come to its end. Then the kill comes in the middle of it.
    const end = await Promise.race([steps[step.kind](step), pause(40_000, 'late')]);
    if (end === 'late') break;
  }
  await pause(plan.killAfter);
  figures.acknowledged += kept.length;
  figures.drafts += Number(draft !== null);
  return { kept: [...kept], draft, heard: [...tab.heard] };
}

const isNotice = (one: string) => one.startsWith('said ');

/** Whether the page still showed a notice of an earlier clearing: it says that words of earlier visits may be missing. */
function stillSaid(heard: readonly string[]): boolean {
  const said = heard.findLastIndex(isNotice);
  const closed = heard[said]?.replace('said', 'closed');
  return closed !== undefined && !heard.slice(said).includes(closed);
}

/** Counts what the next visit finds. Returns the titles that are there. */
async function judge(
  next: Watched,
  { kept, draft, heard, earlier }: Visit & { earlier: string[] },
  plan: Plan,
  of: string,
): Promise<string[]> {
  const isThere = (title: string) => next.heard.includes(`entry ${title}`);
  const all = [...earlier, ...kept];
  await hear(next, [...all.map((title) => `entry ${title}`), 'nothing written'], 0, 20_000);
  for (let tries = 0; tries < 60; tries += 1) {
    if (all.every(isThere) || next.heard.includes('said gone')) break;
    // The list draws what is in view.
    await next.page.mouse.wheel(0, 400);
    await pause(100);
  }
  let isDraftThere = false;
  const toldAtNext = next.heard.includes('said gone');
  const toldOfEarlier = next.heard.includes('said stored again') || stillSaid(heard);
  if (draft && !toldAtNext) {
    await next.page.goto(new URL('/write', next.page.url()).href);
    const field = next.page.getByLabel('Title');
    for (let tries = 0; tries < 50 && !isDraftThere; tries += 1) {
      isDraftThere = (await field.inputValue()) === draft;
      await pause(100);
    }
  }
  const sinceCleared = heard.slice(heard.lastIndexOf('clearing') + 1).filter(isNotice);
  const gone = all.filter((title) => !isThere(title));
  if (draft && !toldAtNext && !isDraftThere) gone.push(draft);
  figures.there += all.length - gone.length;
  for (const title of gone) {
    const isEarlier = earlier.includes(title);
    const isTold = toldAtNext || sinceCleared.length > 0 || (isEarlier && toldOfEarlier);
    const isPromised = sinceCleared.at(-1) === 'said stored again' && !isEarlier && !toldAtNext;
    if (isPromised) figures.goneThoughStoredAgain += 1;
    else if (isTold) figures.goneAndTold += 1;
    else if (plan.isHurried) figures.goneInHurry += 1;
    else figures.goneUntold += 1;
    if (isTold && !isPromised) continue;
    const left = await next.page.evaluate(leftOnDisk);
    const nextHeard = `next: ${next.heard.join(', ')}; left: ${left.join(', ')}`;
    const what = [JSON.stringify(plan), heard.join(', '), nextHeard];
    console.info(`${of}: ${title} is gone\n  ${what.join('\n  ')}`);
  }
  return all.filter(isThere);
}
