import { type FeatureId, paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';
import type { ConversationMessage } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { Component as Dashboard } from './dashboard/dashboard-screen.tsx';
import { loadFeature } from './load-feature.source.ts';

/** The name that is not to be brought up. It is nowhere but in what the person wrote. */
const canary = 'Wilhelmina';
const ids: FeatureId[] = ['journal', 'companion', 'healing-path', 'check-in', 'library', 'profile'];

const step = (id: number, title: string) => ({
  id,
  title,
  description: `Take your time. You wrote: “To say ${canary} again”`,
  icon: 'leaf',
  completed: id === 1,
});

/** A journal of years: 1,000 entries, 200 moments, 200 check-ins, a path and a conversation, with the name among them. */
async function fill(data: TestData) {
  const text = (at: number, words: string) =>
    at % 7 === 0 ? `${words} ${canary}’s ${at}` : `${words} ${at}`;
  const at = (day: number) => data.setNow(new Date(2026, 0, 1 + day, 9).toISOString());
  for (let index = 0; index < 1_000; index += 1) {
    at(index % 320);
    await data.entries.create({
      title: text(index, 'A day'),
      content: text(index, 'It rained.'),
      tags: [],
    });
  }
  for (let index = 0; index < 200; index += 1) {
    at(index);
    const tags = index % 7 === 0 ? ['hope', canary] : ['hope'];
    await data.moments.add({ content: text(index, 'Kept.'), source: 'manual', tags });
    await data.checkIns.append({ emotion: 'Grief', intensity: 2, notes: text(index, 'Heavy.') });
  }
  data.setNow('2026-11-20T09:00:00');
  await data.checkIns.save({ emotion: 'Sadness', intensity: 3, notes: `${canary}’s coat.` });
  await data.records.put('healing-path', {
    visionOfHealing: `To say ${canary} again`,
    selectedTheme: null,
    customPath: [step(1, 'A letter'), step(2, `For ${canary}`), step(3, 'A memory'), step(4, 'On')],
    currentCheckpoint: 2,
    weeklyAnchor: { message: `${canary} is near.`, prompt: `Think of ${canary}.` },
    startDate: '2026-11-01T10:00:00.000Z',
    responses: { 1: `Dear ${canary}` },
  });
  await data.memory.remember('on');
  await tell(data, [`My mum ${canary} died. She was 71.`, 'The radio helps.']);
  data.setNow('2026-11-21T20:00:00');
}

async function tell(data: TestData, texts: readonly string[]) {
  const id = data.env.newId();
  const at = data.env.now().toISOString();
  await data.conversations.begin({
    id,
    startedAt: at,
    checkIn: null,
    emotions: ['Grief'],
    messages: [],
  });
  const messages: ConversationMessage[] = [];
  for (const text of texts) {
    messages.push({ id: data.env.newId(), role: 'user', text, at });
    await data.conversations.saveMessages(id, messages.slice(-1));
    await data.memory.learn(id, messages);
  }
  const reply = { id: data.env.newId(), role: 'companion' as const, text: 'I hear you.', at };
  await data.conversations.saveMessages(id, [reply]);
}

/** What is shown: the booklet of a path is for paper, and printing it is asked for. */
function shown(): string {
  const copy = document.body.cloneNode(true) as HTMLElement;
  copy.querySelector('[aria-label="The whole path"]')?.remove();
  return copy.innerHTML;
}

const pages: [string, RegExp][] = [
  [paths.dashboard.to(), /You are safe here/],
  [paths.bookmarks.to(), /Kept\. 199/],
  [paths.savedMoments.to(), /Kept\. 199/],
  [paths.library.to(), /Soundscapes/],
  [paths.emotions.to(), /Today's Check-In|How are you feeling/],
  [paths.prompts.to(), /Earlier prompts/],
  [paths.companion.to(), /Begin Conversation/],
  ['/companion?view=earlier', /Earlier conversations/],
  [paths.healingPath.to(), /Continue your path/],
  [paths.healingPathOverview.to(), /Weekly anchor|Checkpoint 2/],
  [paths.checkpoint.to({ id: '2' }), /Checkpoint 2/],
  [paths.checkpoint.to({ id: '3' }), /A memory/],
  [paths.journal.to(), /A day/],
  [paths.profile.to(), /Not to be brought up/],
];

let data: TestData;
let routes: RouteObject[];

beforeAll(async () => {
  const features = await Promise.all(ids.map((id) => loadFeature(id)));
  routes = [
    { path: paths.dashboard.pattern, Component: Dashboard },
    ...features.flatMap(({ default: own }) => own),
  ];
  data = await createTestData({ now: '2026-01-01T09:00:00' });
  await fill(data);
}, 120_000);

async function open(path: string, known: RegExp) {
  const view = await renderScreen({ routes, path, data });
  await waitFor(() => expect(shown()).toMatch(known), { timeout: 20_000 });
  await waitFor(() => expect(document.querySelector('[data-waiting], [data-skeleton]')).toBeNull());
  return view;
}

test('the name is on these pages while nothing is muted, so the next test can find it', async () => {
  await data.muted.change(() => ({ words: [], tags: [], days: [], items: [] }));
  for (const path of [
    paths.dashboard.to(),
    paths.bookmarks.to(),
    paths.healingPathOverview.to(),
    paths.journal.to(),
  ]) {
    const { unmount } = await open(path, /\w/);
    await waitFor(() => expect(shown()).toContain(canary));
    unmount();
  }
}, 60_000);

test.each(pages)(
  '%s shows a name nowhere that is not to be brought up',
  async (path, known) => {
    await data.muted.change(() => ({ words: [canary], tags: [], days: [], items: [] }));
    const { unmount } = await open(path, known);
    expect(shown()).not.toContain(canary);
    unmount();
  },
  60_000,
);

test('a new conversation is greeted and answered without the name', async () => {
  await data.muted.change(() => ({ words: [canary], tags: [], days: [], items: [] }));
  const { user } = await open(paths.companion.to(), /Begin Conversation/);
  await user.click(await screen.findByRole('checkbox', { name: /Grief/ }));
  await user.click(screen.getByRole('button', { name: 'Begin Conversation' }));
  await screen.findByText(/You came with grief/, {}, { timeout: 20_000 });
  const current = await data.conversations.current();
  const turn = await data.memory.forTurn(current?.id ?? '', current?.messages ?? []);
  expect(turn.lines.join()).toContain('radio');
  expect(JSON.stringify(turn)).not.toMatch(new RegExp(`${canary}|71`));
  expect(shown()).not.toContain(canary);
}, 60_000);
