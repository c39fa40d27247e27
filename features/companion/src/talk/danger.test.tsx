import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { onCompanion } from '../testing/companion-page.ts';
import { sampleMessages, writeConversation } from '../testing/write-conversation.ts';

/** With the frame's card above the page, as in the app. */
async function openFramed(lines = sampleMessages) {
  const data: TestData = await createTestData();
  const id = await writeConversation(data, ['Grief'], lines);
  return onCompanion(await renderScreen({ routes, path: `/companion?conversation=${id}`, data }));
}

const said = async (data: TestData) => (await data.conversations.current())?.messages ?? [];

test('shows the safety card before the reply, which asks one question', async () => {
  const { data, say } = await openFramed();
  const order: string[] = [];
  const watcher = new MutationObserver(() => {
    if (screen.queryByRole('region', { name: 'Help right now' })) order.push('card');
    if (screen.queryAllByText('The companion said:').length > 3) order.push('reply');
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await say('I want to kill myself tonight.');
  await waitFor(() => expect(screen.getAllByText('The companion said:')).toHaveLength(4));
  watcher.disconnect();
  expect(order[0]).toBe('card');
  expect(order).toContain('reply');
  const [mine, reply] = (await said(data)).slice(-2);
  expect(mine).toMatchObject({ role: 'user', crisis: true });
  expect(reply).toMatchObject({ role: 'companion', by: 'safety', crisis: true });
  expect(reply?.text.match(/\?/g)).toHaveLength(1);
});

test('shows the card for a passive risk and does not repeat the reply', async () => {
  const { data, say, replies } = await openFramed();
  await say('I just want to be with her, the sooner the better.');
  await replies(4);
  expect(screen.getByRole('region', { name: 'Help right now' })).toBeVisible();
  await say('I wish I was dead.');
  await replies(5);
  const replied = (await said(data)).filter(({ by }) => by === 'safety').map(({ text }) => text);
  expect(new Set(replied).size).toBe(2);
});

test('replies with care to any short answer to the safety question', async () => {
  const { data, say, replies } = await openFramed();
  await say('I want to die.');
  await replies(4);
  await say('No.');
  await replies(5);
  expect((await said(data)).at(-1)).toMatchObject({ by: 'safety' });
  expect((await said(data)).at(-1)?.text).toMatch(/card|sit with you/);
  await say('I went for a walk with the dog and then my sister rang, so I am calmer than before.');
  await replies(6);
  expect((await said(data)).at(-1)).toMatchObject({ by: 'guide' });
});

test('offers no bookmark and suggests no pause after an alert', async () => {
  const { data, say, replies } = await openFramed([]);
  await data.records.put('companion-day', {
    day: '2026-11-20',
    turns: 60,
    activeMs: 0,
    lastAt: '2026-11-20T21:05:00',
    pauseOffered: false,
  });
  await say('I am going to end my life.');
  await replies(1);
  expect(screen.queryByRole('button', { name: 'Keep this' })).toBeNull();
  expect(screen.queryByText('You have been here a good while')).toBeNull();
});

test('a card that is not sure stands beside a reply of the guide to what was said, whichever engine is chosen', async () => {
  const { data, say, replies } = await openFramed();
  const found = { level: 2, kinds: ['stalking'], isUnsure: true } as const;
  vi.spyOn(data.safety, 'screenAndRaise').mockImplementation(async () => {
    data.safety.raiseAlert(found);
    return found;
  });
  const { chat } = data;
  const reply = vi.fn((...asked: Parameters<typeof chat.reply>) => chat.reply(...asked));
  vi.spyOn(data, 'chat', 'get').mockReturnValue(
    new Proxy(chat, { get: (own, key) => (key === 'reply' ? reply : Reflect.get(own, key)) }),
  );
  await say('He kept the apartment because of his name on the lease.');
  await replies(4);
  expect(screen.getByRole('region', { name: 'Help right now' })).toBeVisible();
  expect(reply).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ byGuide: true }));
  const [mine, answer] = (await said(data)).slice(-2);
  expect(mine).toMatchObject({ role: 'user', crisis: true });
  expect(answer).toMatchObject({ by: 'guide' });
  expect(answer?.text).not.toMatch(/safe|danger|hurt/i);
});

test('shows no card for ordinary grief', async () => {
  const { say, replies } = await openFramed();
  await say('Part of me died with her. I cry every day.');
  await replies(4);
  expect(screen.queryByRole('region', { name: 'Help right now' })).toBeNull();
});

test('a child who says so gets words for a child and the people who talk with children, once, and is still listened to', async () => {
  const { data, say, replies, press } = await openFramed();
  data.safety.chooseCountry('GB');
  await say('I am 11 and my grandad died');
  await replies(4);
  expect(
    await screen.findByRole('region', { name: 'People who talk with children' }),
  ).toBeVisible();
  expect(screen.getByText(/Childline/)).toBeVisible();
  const [mine, reply] = (await said(data)).slice(-2);
  expect(mine).not.toHaveProperty('crisis');
  expect(reply).toMatchObject({ by: 'app' });
  expect(reply?.text).toMatch(/grown-up|kind to you|Who could you tell/);
  await press('Close');
  await say('I am 11 and he was 70');
  await replies(5);
  expect((await said(data)).at(-1)).toMatchObject({ by: 'guide' });
  expect(screen.queryByRole('region', { name: 'People who talk with children' })).toBeNull();
});
