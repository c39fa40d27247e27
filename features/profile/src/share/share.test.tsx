import { fullDate } from '@mooring/contract';
import type { Shared } from '@mooring/contract/share';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import routes from '../feature.ts';
import { fakeShareWorker } from './share-testing.ts';

let worker: ReturnType<typeof fakeShareWorker>;
afterEach(() => worker.end());

async function open(parts: readonly Partial<Shared>[], data?: TestData | Promise<TestData>) {
  worker = fakeShareWorker(parts);
  return renderScreen({ routes, path: '/share', ...(data ? { data } : {}) });
}
async function withVera(session: 'open' | 'visitor' = 'open') {
  const data = await createTestData({ session });
  const person = { called: 'Mum', calledYou: '', bond: '', ending: '' };
  await data.someone.put({ id: 'vera', name: 'Vera', ...person });
  return data;
}
const choose = (name: RegExp) => screen.findByRole('radio', { name });
const keep = () => screen.findByRole('button', { name: 'Keep it' });
const voice = () => new File(['a voice'], 'voicemail.m4a', { type: 'audio/mp4' });
const message = 'Put the kettle on.';

test('nothing is kept before the person says where it belongs', async () => {
  const data = await withVera();
  const before = data.rows();
  const { user } = await open([{ text: message, files: [voice()] }], data);
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByText('voicemail.m4a')).toBeVisible();
  expect(data.rows()).toBe(before);
  await user.click(await keep());
  expect(await screen.findByText('Choose where it belongs.')).toBeVisible();
  expect(data.rows()).toBe(before);
  await user.click(screen.getByRole('button', { name: 'Do not keep it' }));
  expect(await screen.findByText(/Mooring did not keep it/)).toBeVisible();
  expect(data.rows()).toBe(before);
});

test.each(['open', 'visitor'] as const)(
  'words and a file are kept with someone (%s)',
  async (session) => {
    const { user, data } = await open([{ text: message, files: [voice()] }], withVera(session));
    await user.click(await choose(/On the page about Vera/));
    await user.click(await keep());
    expect(await screen.findByRole('link', { name: 'Open the page about Vera' })).toHaveAttribute(
      'href',
      '/someone/vera',
    );
    expect((await data.keepsakes.of('vera')).items).toMatchObject([
      { kind: 'words', text: message },
      { kind: 'voice', file: { name: 'voicemail.m4a' } },
    ]);
    expect(data.rows()).not.toContain('kettle');
  },
);

test('somebody who is not named yet gets a page, also for a visitor without an account', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { user } = await open([{ text: message }], data);
  await user.click(await choose(/On a new page about someone I lost/));
  await user.click(await keep());
  expect(await screen.findByText('Write a name.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Their name/ }), 'Vera');
  await user.click(await keep());
  await screen.findByRole('link', { name: 'Open the page about Vera' });
  const [vera] = (await data.someone.list()).items;
  expect((await data.keepsakes.of(vera?.id ?? '')).items).toMatchObject([{ text: message }]);
});

test('words become an entry, and the files beside them are still to be decided', async () => {
  const { user, data, go } = await open([{ text: message, files: [voice()] }], withVera());
  await user.click(await choose(/A new entry in my journal/));
  await user.click(await keep());
  await screen.findByRole('link', { name: 'Open the entry' });
  expect((await data.entries.list()).items).toMatchObject([
    { title: fullDate(data.env.now()), content: message },
  ]);
  expect(screen.queryByText(message)).toBeNull();
  expect(screen.getByText('voicemail.m4a')).toBeVisible();
  expect(screen.queryByRole('radio', { name: /A letter/ })).toBeNull();
  await go('/journal');
  await go('/share');
  expect(await screen.findByText('voicemail.m4a')).toBeVisible();
  expect(screen.queryByText(message)).toBeNull();
});

test('words become a letter', async () => {
  const { user, data } = await open([{ text: message }], withVera());
  await user.click(await choose(/A letter that is never sent/));
  await user.click(await keep());
  await screen.findByRole('link', { name: 'Open the letter' });
  expect((await data.letters.list()).items).toMatchObject([{ to: '', text: message }]);
});

test('what is shared is shown as text, never as a page', async () => {
  await open([{ text: '<img src=x onerror="document.title=1"><b>bold</b>' }]);
  const words = await screen.findByText(/<b>bold<\/b>/);
  expect(words.querySelector('b, img')).toBeNull();
});

test('what is there already is not kept twice, and it says so', async () => {
  const data = await withVera();
  await data.keepsakes.addFile('vera', voice());
  await data.keepsakes.put({ id: 'w', someone: 'vera', kind: 'words', text: message });
  const { user } = await open([{ text: message, files: [voice()] }], data);
  await user.click(await choose(/On the page about Vera/));
  await user.click(await keep());
  expect(await screen.findByText(/not kept twice: the words, voicemail.m4a/)).toBeVisible();
  expect((await data.keepsakes.of('vera')).items).toHaveLength(2);
});

test('what cannot be taken is named with the reason', async () => {
  const page = new File(['<script>'], 'page.html', { type: 'text/html' });
  await open([{ files: [page] }]);
  expect(await screen.findByText(/page.html: It is not a recording/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
});

test('a keep that fails says so, and a second try keeps nothing twice', async () => {
  const data = await withVera();
  const { user } = await open([{ text: message, files: [voice()] }], data);
  await user.click(await choose(/On the page about Vera/));
  data.failNextWrite('store.full');
  await user.click(await keep());
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(screen.getByText(message)).toBeVisible();
  await user.click(await keep());
  await screen.findByRole('link', { name: 'Open the page about Vera' });
  expect((await data.keepsakes.of('vera')).items).toHaveLength(2);
});

test('words of danger raise the card', async () => {
  const { user, data } = await open([{ text: 'I am going to kill myself tonight.' }]);
  await user.click(await choose(/A new entry/));
  await user.click(await keep());
  await waitFor(() => expect(data.safety.alert.getState()).toMatchObject({ level: 3 }));
});

test('a page that is left gives back what is not decided', async () => {
  const { user } = await open([{ text: message }, { text: 'Another' }]);
  await screen.findByText(message);
  await user.click(screen.getAllByRole('button', { name: 'Do not keep it' })[0] as HTMLElement);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(worker.waiting()).toMatchObject([{ text: 'Another' }]);
});

test('what the worker gives late is shown all the same', async () => {
  worker = fakeShareWorker([{ text: message }], 4_500);
  await renderScreen({ routes, path: '/share' });
  await waitFor(() => expect(screen.getByText(message)).toBeVisible(), { timeout: 7_000 });
}, 15_000);

test('whoever logs in next is not shown what was shared before', async () => {
  const { data } = await open([{ text: message }]);
  await screen.findByText(message);
  await act(() => data.accounts.logOut());
  expect(await screen.findByText('Nothing has arrived here')).toBeVisible();
});

test('where nothing waits it says what to do', async () => {
  await open([]);
  expect(await screen.findByText('Nothing has arrived here')).toBeVisible();
});

test('a name that is not to be brought up is not offered', async () => {
  const data = await withVera();
  await data.records.put('muted', { words: ['Vera'], tags: [], days: [], items: [] });
  await open([{ text: message }], data);
  await choose(/A new entry/);
  expect(screen.queryByRole('radio', { name: /Vera/ })).toBeNull();
});
