import { type FeatureId, paths, say } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { Frame } from '../frame/frame.tsx';
import { setInView } from '../frame/frame-testing.ts';
import { loadFeature } from '../load-feature.source.ts';
import { shellRoutes } from '../router.tsx';
import { anyCanary, nothingMuted } from './canaries.ts';
import { type Planted, plant } from './life-testing.ts';
import { places, type RouteName, type Visit } from './places.ts';
import { plantedWords } from './planting-testing.ts';

const ids: FeatureId[] = ['journal', 'companion', 'healing-path', 'check-in', 'library', 'profile'];

let data: TestData;
let routes: RouteObject[];
let planted: Planted;
/** What was said in notifications. */
const notifications: string[] = [];

beforeAll(async () => {
  const features = await Promise.all(ids.map((id) => loadFeature(id)));
  const children = [...shellRoutes, ...features.flatMap(({ default: own }) => own)];
  routes = [{ Component: Frame, children }];
  data = await createTestData({ now: '2026-01-01T09:00:00' });
  planted = await plant(data);
}, 180_000);

afterEach(() => vi.unstubAllGlobals());

/**
 * What is shown: the page with the words in its fields, the tab’s title, and what notices say. Not the
 * booklet of a path: it is for paper, and printing it is asked for.
 */
function shown(): string {
  const fields = [...document.querySelectorAll('input, textarea')] as HTMLInputElement[];
  const typed = fields.map(({ value }) => value);
  const copy = document.body.cloneNode(true) as HTMLElement;
  copy.querySelector('[aria-label="The whole path"]')?.remove();
  const notices = data.notices.store.getState();
  const said = notices.map(({ key, values }) => JSON.stringify([say(key), values]));
  return [document.title, copy.innerHTML, ...typed, ...said, ...notifications].join('\n');
}

const canaries = () => [...new Set(shown().match(anyCanary) ?? [])];

async function open({ at, shows, presses = [] }: Visit) {
  const view = await renderScreen({ routes, path: at, data, bare: true });
  for (const [role, name] of presses)
    await view.user.click(await screen.findByRole(role, { name }));
  const isShown = () => shows.test(shown()) || document.body.textContent;
  await expect.poll(isShown, { timeout: 8_000 }).toBe(true);
  await waitFor(() => expect(document.querySelector('[data-waiting], [data-skeleton]')).toBeNull());
  // Parts of a page come after the others: it is whole when nothing has changed from one look to the next.
  let before = '';
  const isWhole = () => {
    const now = shown();
    const isSame = now === before;
    before = now;
    return isSame;
  };
  await expect.poll(isWhole, { interval: 100, timeout: 8_000 }).toBe(true);
  return view;
}

const names = Object.keys(paths) as RouteName[];

test('every route has an address that is opened, and every exception a reason', () => {
  expect(Object.keys(places(planted)).toSorted()).toEqual(names.toSorted());
  for (const visits of Object.values(places(planted))) {
    expect(visits.length).toBeGreaterThan(0);
    for (const { asked } of visits) expect(asked?.because).not.toBe('');
  }
});

test('while nothing is muted each planted thing is somewhere, so the next tests can find it', async () => {
  await data.muted.change(() => nothingMuted);
  const found = new Set<string>();
  for (const name of names) {
    for (const visit of places(planted)[name]) {
      const { unmount } = await open(visit);
      for (const one of canaries()) found.add(one);
      unmount();
    }
  }
  expect([...plantedWords].filter((one) => !found.has(one))).toEqual([]);
}, 120_000);

test.each(names)(
  'nothing that is muted is brought up on the route %s',
  async (name) => {
    await data.muted.change(() => planted.muted);
    for (const visit of places(planted)[name]) {
      const { unmount } = await open(visit);
      expect([visit.at, ...canaries().filter((one) => !visit.asked?.may.test(one))]).toEqual([
        visit.at,
      ]);
      unmount();
    }
  },
  60_000,
);

test('the reminder names nothing, neither as a notification nor in a notice', async () => {
  await data.muted.change(() => planted.muted);
  await data.settings.change({ reminderAt: '20:00' });
  data.setNow('2026-11-21T20:01:00');
  function Shown(title: string, { body }: { body: string }) {
    notifications.push(title, body);
  }
  vi.stubGlobal('Notification', Object.assign(Shown, { permission: 'granted' }));
  setInView(false);
  const { unmount } = await renderScreen({ routes, path: paths.journal.to(), data, bare: true });
  await expect.poll(() => notifications, { timeout: 20_000 }).toContain('A quiet page is here');
  expect(canaries()).toEqual([]);
  setInView(true);
  unmount();
  await data.settings.change({ reminderAt: null });
});

test('a new conversation is greeted and answered without what is muted', async () => {
  await data.muted.change(() => planted.muted);
  const { user } = await open({ at: paths.companion.to(), shows: /Begin Conversation/ });
  await user.click(await screen.findByRole('checkbox', { name: /Grief/ }));
  await user.click(screen.getByRole('button', { name: 'Begin Conversation' }));
  await screen.findByText(/You came with grief/, {}, { timeout: 20_000 });
  const current = await data.conversations.current();
  const turn = await data.memory.forTurn(current?.id ?? '', current?.messages ?? []);
  expect(turn.lines.join()).toContain('radio');
  expect(JSON.stringify(turn)).not.toMatch(/71|83/);
  expect(JSON.stringify(turn).match(anyCanary)).toBeNull();
  expect(canaries()).toEqual([]);
}, 60_000);
