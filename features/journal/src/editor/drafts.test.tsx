import type { EntryFields } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { openPage } from './open-page.ts';

const title = () => screen.findByRole('textbox', { name: 'Title' });
const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });

async function withDraft(draft: Partial<EntryFields>) {
  const data = await createTestData();
  await data.drafts.keep('new', { title: '', content: '', tags: [], ...draft });
  return data;
}

test('a prompt nobody answered leaves no draft behind', async () => {
  const screenUnderTest = await renderScreen({
    routes,
    path: '/write',
    state: { prompt: 'What is still here?' },
  });
  await thoughts();
  screenUnderTest.unmount();
  expect(await screenUnderTest.data.drafts.get('new')).toBeNull();
});

test('what is typed is kept by itself, and closing the page in mid-word loses nothing', async () => {
  const { user, data } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'You always put the good kni');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  expect(await data.drafts.get('new')).toMatchObject({ content: 'You always put the good kni' });
  expect(data.rows()).not.toContain('good kni');
});

test('a new page and an edited entry are kept as soon as the page is hidden', async () => {
  const data = await createTestData();
  const { id } = await data.entries.create({ title: 'Tea', content: 'It steamed.', tags: [] });
  const { user, go } = await renderScreen({ routes, path: '/write', data });
  const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await user.type(await thoughts(), 'You always');
  hide();
  await waitFor(async () => expect((await data.drafts.get('new'))?.content).toBe('You always'));
  await go(`/edit/${id}`);
  await waitFor(async () => expect(await thoughts()).toHaveValue('It steamed.'));
  await user.type(await thoughts(), ' Then');
  hide();
  await waitFor(async () => expect((await data.drafts.get(id))?.content).toBe('It steamed. Then'));
});

test('leaving keeps the draft, and coming back finds it', async () => {
  const { user, data, go, where } = await renderScreen({ routes, path: '/prompts' });
  await go('/write');
  await user.type(await title(), 'Tea');
  await user.type(await thoughts(), 'It steamed.');
  await user.click(screen.getByRole('button', { name: 'longing' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(where()).toBe('/prompts'));
  expect((await data.entries.list()).items).toEqual([]);
  await go('/write');
  expect(await screen.findByText(/Your draft is back/)).toBeVisible();
  expect(await title()).toHaveValue('Tea');
  expect(await thoughts()).toHaveValue('It steamed.');
  expect(screen.getByRole('button', { name: 'longing', pressed: true })).toBeVisible();
});

test('starting fresh empties the page, and until something new is typed the draft can come back', async () => {
  const data = await withDraft({ title: 'Tea', content: 'It steamed.' });
  const { user } = await renderScreen({ routes, path: '/write', data });
  await user.click(await screen.findByRole('button', { name: 'Start fresh' }));
  expect(await thoughts()).toHaveValue('');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(await thoughts()).toHaveValue('It steamed.');
  expect(await title()).toHaveValue('Tea');
});

test('a discarded draft is gone once something new was typed', async () => {
  const data = await withDraft({ content: 'It steamed.' });
  const { user } = await renderScreen({ routes, path: '/write', data });
  await user.click(await screen.findByRole('button', { name: 'Start fresh' }));
  await user.type(await thoughts(), 'Another day.');
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
  await waitFor(async () =>
    expect(await data.drafts.get('new')).toMatchObject({ content: 'Another day.' }),
  );
});

test('a page opened for a prompt while there is a draft keeps both', async () => {
  const data = await withDraft({ content: 'It steamed.' });
  const { user } = await renderScreen({
    routes,
    path: '/write',
    state: { prompt: 'What is still here?' },
    data,
  });
  expect(await thoughts()).toHaveValue('“What is still here?”\n\nIt steamed.');
  expect(screen.getByText(/The words you had begun are below the prompt/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Start fresh' }));
  expect(await thoughts()).toHaveValue('“What is still here?”\n\n');
});

test('reloading an answer to a prompt does not quote the prompt twice', async () => {
  const answer = '“What is still here?”\n\nThe second cup.';
  const data = await withDraft({ content: answer });
  await renderScreen({ routes, path: '/write', state: { prompt: 'What is still here?' }, data });
  expect(await thoughts()).toHaveValue(answer);
});

test('a person is asked before leaving while their words cannot be stored', async () => {
  const { user, data, go, where } = await renderScreen({ routes, path: '/write' });
  await user.type(await thoughts(), 'It steamed.');
  data.failNextWrite('store.full');
  await go('/journal');
  expect(await screen.findByText('These words are not kept yet')).toBeVisible();
  await waitFor(() => expect(where()).toBe('/write'));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await data.drafts.get('new')).toMatchObject({ content: 'It steamed.' });
});

test('a draft that will not open says so and keeps nobody from writing', async () => {
  const data = await withDraft({ content: 'It steamed.' });
  data.damage(draftRow(data));
  const { user } = await renderScreen({ routes, path: '/write', data });
  expect(await screen.findByText(/An earlier draft could not be opened/)).toBeVisible();
  await user.type(await thoughts(), 'Another day.');
  expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  expect(await data.drafts.get('new')).toMatchObject({ content: 'Another day.' });
});

function draftRow(data: TestData): string {
  const rows: { id: string; key?: string }[] = JSON.parse(data.rows());
  return rows.find(({ key }) => key === 'draft:new')?.id ?? '';
}

test('a page that is opened for a day puts the draft on it, unless the draft has a day', async () => {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  const words = { title: 'November 20, 2026', content: 'It rained.', tags: [] };
  const opened = (day: string) => openPage(data, { entryId: null, prompt: '', day });
  await data.drafts.keep('new', words);
  expect(await opened('2026-03-14')).toMatchObject({
    draftDay: 'set',
    fields: {
      title: 'March 14, 2026',
      content: 'It rained.',
      when: { day: '2026-03-14', time: '21:10' },
    },
  });
  const when = { day: '2026-02-01', time: '08:00' };
  await data.drafts.keep('new', { ...words, title: 'Rain', when });
  expect(await opened('2026-03-14')).toMatchObject({
    draftDay: 'kept',
    fields: { title: 'Rain', content: 'It rained.', when },
  });
  const state = { day: '2026-03-14' };
  await renderScreen({ routes, path: '/write', state, data });
  expect(await screen.findByText(/It keeps the day that it already had\./)).toBeVisible();
});
