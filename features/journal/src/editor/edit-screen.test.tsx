import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });

async function withEntry() {
  const data = await createTestData({ now: '2026-11-18T12:00:00.000Z' });
  const entry = await data.entries.create({
    title: 'Tea',
    content: 'It steamed.',
    tags: ['grief'],
  });
  data.setNow('2026-11-20T12:00:00.000Z');
  return { data, id: entry.id, date: entry.date };
}

test('an entry opens as it was saved, and saving changes it without moving its day', async () => {
  const { data, id, date } = await withEntry();
  const { user, where } = await renderScreen({ routes, path: `/edit/${id}`, data });
  expect(await thoughts()).toHaveValue('It steamed.');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Tea');
  expect(screen.getByRole('button', { name: 'grief', pressed: true })).toBeVisible();
  await user.type(await thoughts(), ' Then it cooled.');
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  expect(await data.entries.get(id)).toMatchObject({
    title: 'Tea',
    content: 'It steamed. Then it cooled.',
    date,
    editedAt: '2026-11-20T12:00:00.000Z',
  });
  expect(await data.drafts.get(id)).toBeNull();
});

test('an unfinished change is kept apart from the entry and found again', async () => {
  const { data, id } = await withEntry();
  const { user, go, where } = await renderScreen({ routes, path: '/prompts', data });
  await go(`/edit/${id}`);
  await user.type(await thoughts(), ' Then');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(where()).toBe('/prompts'));
  expect(await data.entries.get(id)).toMatchObject({ content: 'It steamed.' });
  expect(await data.drafts.get('new')).toBeNull();
  await go(`/edit/${id}`);
  expect(await thoughts()).toHaveValue('It steamed. Then');
  await user.click(screen.getByRole('button', { name: 'Start fresh' }));
  expect(await thoughts()).toHaveValue('It steamed.');
});

test('an entry that does not exist leads back to the journal', async () => {
  const { where } = await renderScreen({ routes, path: '/edit/nobody' });
  await waitFor(() => expect(where()).toBe('/journal'));
});

test('an entry that will not open says so kindly and leads back', async () => {
  const { data, id } = await withEntry();
  data.damage(id);
  await renderScreen({ routes, path: `/edit/${id}`, data });
  expect(await screen.findByText('This entry could not be opened')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Journal' })).toHaveAttribute('href', '/journal');
});
