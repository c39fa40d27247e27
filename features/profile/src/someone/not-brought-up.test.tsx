import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { keepVera, saying, vera } from './someone-testing.ts';

async function openVera() {
  const data = await createTestData();
  await keepVera(data);
  const stage = await renderScreen({ routes, path: '/someone/vera', data });
  await screen.findByText(saying);
  return { ...stage, data };
}

const press = (name: string) => screen.findByRole('button', { name });
const showIt = () => press('Not brought up. Show it');

test('words that were kept are not brought up again, wait for a press, and can be undone', async () => {
  const { user, data } = await openVera();
  await user.click(await press(`Don’t bring this up again: ${saying}`));
  await showIt();
  expect(screen.queryByText(saying)).not.toBeInTheDocument();
  expect((await data.muted.record()).items).toEqual(['saying']);
  await user.click(await showIt());
  expect(screen.getByText(saying)).toBeVisible();
  expect(await press(`Show it again: ${saying}`)).toBeVisible();
  await user.click(await press('Undo'));
  expect(await press(`Don’t bring this up again: ${saying}`)).toBeVisible();
  expect((await data.muted.record()).items).toEqual([]);
});

test('a picture of somebody is not brought up again: neither its small form nor its name is shown', async () => {
  const data = await createTestData();
  await keepVera(data);
  const file = new File([new Uint8Array(900).fill(7)], 'garden.jpg', { type: 'image/jpeg' });
  const { id } = await data.keepsakes.addFile('vera', file, 'data:image/jpeg;base64,AAAA');
  const { user } = await renderScreen({ routes, path: '/someone/vera', data });
  await user.click(await press('Don’t bring this up again: garden.jpg'));
  await showIt();
  expect(screen.queryByText('garden.jpg')).not.toBeInTheDocument();
  expect(document.querySelector('img')).toBeNull();
  expect((await data.muted.record()).items).toEqual([id]);
  await user.click(await showIt());
  expect(screen.getByText('garden.jpg')).toBeVisible();
});

test('a person is not brought up: their name and what they were called are added, and taken out again', async () => {
  const { user, data } = await openVera();
  await data.muted.change((before) => ({ ...before, words: ['Rex', 'vera'] }));
  await user.click(await press('Don’t bring them up'));
  await waitFor(async () =>
    expect((await data.muted.record()).words).toEqual(['Rex', 'vera', 'Mum']),
  );
  // The page itself was asked for.
  expect(await screen.findByText(saying)).toBeVisible();
  await user.click(await press('Undo'));
  await waitFor(async () => expect((await data.muted.record()).words).toEqual(['Rex', 'vera']));
  await user.click(await press('Don’t bring them up'));
  await user.click(await press('Bring them up again'));
  await waitFor(async () => expect((await data.muted.record()).words).toEqual(['Rex']));
});

test('what could not be kept is said, and the person may still be brought up', async () => {
  const { user, data } = await openVera();
  const button = await press('Don’t bring them up');
  data.failNextWrite('store.full');
  await user.click(button);
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect((await data.muted.record()).words).toEqual([]);
});

test('the list of people and the days say nothing of somebody who is not to be brought up', async () => {
  const data = await createTestData();
  await keepVera(data);
  await data.someone.put({ ...vera, id: 'tom', name: 'Tom', called: '', bond: 'my brother' });
  await data.muted.change((before) => ({ ...before, words: ['Vera'] }));
  const { user, go, where } = await renderScreen({ routes, path: '/someone', data });
  expect(await screen.findByRole('link', { name: /Tom/ })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Vera|mum/i);
  await go('/profile/days');
  const days = await screen.findByRole('link', { name: /A day/ });
  expect(document.body).not.toHaveTextContent(/Vera|March/i);
  await user.click(days);
  expect(await screen.findByRole('heading', { level: 1, name: 'Vera’s birthday' })).toBeVisible();
  await go('/profile/days?day=new');
  const about = await screen.findByRole('combobox', { name: /Who is this day about/ });
  expect(within(about).queryByRole('option', { name: 'Vera' })).not.toBeInTheDocument();
  expect(where()).toBe('/profile/days?day=new');
});

test('where it cannot be read what is muted, everything waits for a press', async () => {
  const data = await createTestData();
  await keepVera(data);
  await data.muted.setItem('one', true);
  const rows: { id: string; key?: string }[] = JSON.parse(data.rows());
  data.damage(rows.find(({ key }) => key === 'muted')?.id ?? '');
  await renderScreen({ routes, path: '/someone/vera', data });
  await screen.findAllByRole('button', { name: 'Not brought up. Show it' });
  expect(screen.queryByText(saying)).not.toBeInTheDocument();
});
