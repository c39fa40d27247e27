import type { Letter } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const toVera: Letter = { id: 'vera', to: 'Vera', text: 'The kettle still clicks.' };

async function withLetters(...letters: Letter[]) {
  const data = await createTestData();
  for (const letter of letters) await data.letters.put(letter);
  return data;
}

const list = (data: TestData) => renderScreen({ routes, path: '/letters', data });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Your letters' })).findAllByRole('listitem');

/** What is not to be brought up is read after the list: until then a row shows neither name nor words. */
const shows = (row: HTMLElement | undefined, text: string) =>
  waitFor(() => expect(row).toHaveTextContent(text));

test('the journal leads to the letters, and an empty page says what will be there', async () => {
  const { user, where } = await renderScreen({ routes, path: '/journal' });
  await user.click(await screen.findByRole('link', { name: 'Letters' }));
  await waitFor(() => expect(where()).toBe('/letters'));
  expect(await screen.findByText('No letters yet')).toBeVisible();
  expect(screen.getByText(/never sent, and nobody else gets it/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Write a letter' }));
  await waitFor(() => expect(where()).toBe('/letters/new'));
  expect(await screen.findByRole('textbox', { name: 'Your letter' })).toBeVisible();
});

test('the list shows open letters with their first words, newest first', async () => {
  const data = await withLetters(toVera);
  data.setNow('2026-11-22T08:00:00');
  await data.letters.put({ id: 'none', to: '', text: 'I do not know who this is for.' });
  await list(data);
  const [newest, oldest] = await rows();
  await shows(newest, 'A letterI do not know who this is for.');
  expect(newest).toHaveTextContent('Written today');
  await shows(oldest, 'To VeraThe kettle still clicks.Written on November 20, 2026');
});

test('a sealed letter shows its day and none of its words, and says so when the day has come', async () => {
  const data = await withLetters({ ...toVera, sealedUntil: '2027-03-14' });
  const shown = await list(data);
  const [row] = await rows();
  await shows(row, 'To VeraSealed until March 14, 2027');
  expect(document.body).not.toHaveTextContent('kettle');
  shown.unmount();
  data.setNow('2027-03-14T00:01:00');
  const { user } = await list(data);
  const [arrived] = await rows();
  await shows(arrived, 'It is open now. It was sealed until March 14, 2027.');
  await shows(arrived, 'The kettle still clicks.');
  await user.click(screen.getByRole('link', { name: 'To Vera' }));
  expect(await screen.findByRole('textbox', { name: 'Your letter' })).toHaveValue(toVera.text);
});

test('where entries are to be private, the list shows neither names nor words', async () => {
  const data = await withLetters(toVera);
  await data.settings.change({ keepPrivate: true });
  await list(data);
  const [row] = await rows();
  expect(row).toHaveTextContent(/^A letterWritten today$/);
});

test('a letter that cannot be opened hides no other', async () => {
  const data = await withLetters(toVera, { ...toVera, id: 'tom', to: 'Tom' });
  const { account } = data.session.getState() as { account: { id: string } };
  data.damage(`${account.id}:letter:vera`);
  await list(data);
  expect(await screen.findByText(/One letter could not be opened/)).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

test('a list that cannot be read says so, and trying again brings it', async () => {
  const data = await withLetters(toVera);
  let fails = true;
  const letters = Object.assign(Object.create(data.letters), {
    list: () => (fails ? Promise.reject(new Error('no')) : data.letters.list()),
  });
  const { user } = await list({ ...data, letters });
  const again = await screen.findByRole('button', { name: 'Try again' });
  fails = false;
  await user.click(again);
  expect(await rows()).toHaveLength(1);
});

test('a sealed letter is opened early only after one question, and stays open', async () => {
  const data = await withLetters({ ...toVera, sealedUntil: '2027-03-14' });
  const { user } = await renderScreen({ routes, path: '/letters/vera', data });
  expect(await screen.findByText('Sealed until March 14, 2027')).toBeVisible();
  expect(document.body).not.toHaveTextContent('kettle');
  await user.click(screen.getByRole('button', { name: 'Open it early' }));
  const question = await screen.findByRole('alertdialog', { name: 'Open it before the day?' });
  await user.click(within(question).getByRole('button', { name: 'Leave it sealed' }));
  expect(screen.queryByRole('textbox', { name: 'Your letter' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Open it early' }));
  await user.click(await screen.findByRole('button', { name: 'Open it now' }));
  expect(await screen.findByRole('textbox', { name: 'Your letter' })).toHaveValue(toVera.text);
  expect(await data.letters.get('vera')).toEqual(toVera);
});

test('a sealed letter can be burned unread', async () => {
  const data = await withLetters({ ...toVera, sealedUntil: '2027-03-14' });
  const { user } = await renderScreen({ routes, path: '/letters/vera', data });
  await user.click(await screen.findByRole('button', { name: 'Burn it' }));
  const question = await screen.findByRole('alertdialog', { name: 'Burn this letter?' });
  await user.click(within(question).getByRole('button', { name: 'Burn it' }));
  expect(await screen.findByText(/The letter is removed/)).toBeVisible();
  expect(await data.letters.get('vera')).toBeNull();
});

test('opening early that fails says so, and the letter stays sealed', async () => {
  const data = await withLetters({ ...toVera, sealedUntil: '2027-03-14' });
  const { user } = await renderScreen({ routes, path: '/letters/vera', data });
  await user.click(await screen.findByRole('button', { name: 'Open it early' }));
  data.failNextWrite('store.full');
  await user.click(await screen.findByRole('button', { name: 'Open it now' }));
  await waitFor(() => expect(screen.getAllByText('This device is full')[0]).toBeVisible());
  expect(screen.getByText('Sealed until March 14, 2027')).toBeVisible();
});

test('an address of a letter that is not there leads to the list', async () => {
  const { where } = await renderScreen({ routes, path: '/letters/nobody' });
  await waitFor(() => expect(where()).toBe('/letters'));
});

test('a letter that will not open says so, and leads back', async () => {
  const data = await withLetters(toVera);
  const { account } = data.session.getState() as { account: { id: string } };
  data.damage(`${account.id}:letter:vera`);
  await renderScreen({ routes, path: '/letters/vera', data });
  expect(await screen.findByText('This could not be opened')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Back to Letters' })[0]).toBeVisible();
});

test('beside few letters a first line is offered, and begins a letter that is kept only once more is written', async () => {
  const data = await withLetters(toVera);
  const { user, where } = await list(data);
  await user.click(await screen.findByRole('link', { name: /^What I miss most is/ }));
  await waitFor(() => expect(where()).toBe('/letters/new'));
  const words = await screen.findByRole('textbox', { name: 'Your letter' });
  expect(words).toHaveValue('What I miss most is ');
  expect(await data.drafts.get('letter:new')).toBeNull();
  await user.type(words, 'the radio.');
  expect(words).toHaveValue('What I miss most is the radio.');
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(where()).toBe('/letters'));
  expect(await screen.findByText(/What I miss most is the radio/)).toBeVisible();
});

test('a first line never takes the place of a letter that is begun', async () => {
  const data = await withLetters(toVera);
  await data.drafts.keep('letter:new', { id: 'new', to: '', text: 'You always' });
  const shown = await list(data);
  await screen.findByRole('link', { name: 'Go on with your letter' });
  await rows();
  expect(screen.queryByText(/A first line/)).toBeNull();
  shown.unmount();
  await renderScreen({
    routes,
    path: '/letters/new',
    state: { prompt: 'What I miss most is' },
    data,
  });
  expect(await screen.findByRole('textbox', { name: 'Your letter' })).toHaveValue('You always');
});

test('words that another page put into the router begin no letter', async () => {
  const data = await withLetters();
  await renderScreen({ routes, path: '/letters/new', state: { prompt: 'Anything' }, data });
  expect(await screen.findByRole('textbox', { name: 'Your letter' })).toHaveValue('');
});

test('on a quiet day, and beside many letters, no first line is offered', async () => {
  const data = await withLetters(toVera);
  await data.records.put('settings', { quietDay: '2026-11-20' });
  const shown = await list(data);
  await rows();
  expect(screen.queryByText(/A first line/)).toBeNull();
  shown.unmount();
  const many = await withLetters(...['a', 'b', 'c', 'd'].map((id) => ({ ...toVera, id })));
  await list(many);
  expect(await rows()).toHaveLength(4);
  expect(screen.queryByText(/A first line/)).toBeNull();
});
