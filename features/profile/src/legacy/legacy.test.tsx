import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { confirmPhrase, visibleWords } from '../phrase/phrase-testing.ts';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const open = (data: TestData) => renderScreen({ routes, path: '/profile/when-i-am-gone', data });

async function askForWords(user: User, name = 'My sister', password = ana.password) {
  await user.type(await screen.findByLabelText('Who is it for?'), name);
  await user.click(screen.getByRole('button', { name: 'Make the words' }));
  const asking = within(await screen.findByRole('dialog'));
  await user.type(asking.getByLabelText('Current password'), password);
  await user.click(asking.getByRole('button', { name: 'Show the words' }));
}

test('says that nobody can read, and asks for nothing', async () => {
  await open(await createTestData());
  expect(await screen.findByText(/You have not given words to anybody/)).toBeVisible();
});

test('makes words that open the account, with steps for somebody who does not know Mooring', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await askForWords(user);
  const phrase = (await visibleWords()).join(' ');
  const steps = within(screen.getByRole('list', { name: 'How to open it' }));
  expect(steps.getAllByRole('listitem')).toHaveLength(5);
  expect(screen.getByText(`Email: ${ana.email}`)).toBeVisible();
  await confirmPhrase(user);
  expect(
    await screen.findByText(/You made words for My sister on November 20, 2026/),
  ).toBeVisible();

  await data.accounts.logOut();
  await data.accounts.recover({ email: ana.email, phrase, password: 'a second lamp at sea' });
  expect(data.session.getState().status).toBe('open');
});

test('asks for whom, and a wrong password makes no words', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await user.click(await screen.findByRole('button', { name: 'Make the words' }));
  expect(screen.getByLabelText('Who is it for?')).toHaveAccessibleDescription(/Say for whom/);
  await askForWords(user, 'My sister', 'not this one');
  expect(
    await screen.findByText('That is not the right password. Please try again.'),
  ).toBeVisible();
  expect(await data.accounts.legacy.reader()).toBeNull();
});

test('words that nobody wrote down open nothing', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await askForWords(user);
  await visibleWords();
  await user.click(screen.getByRole('button', { name: 'Leave it as it is' }));
  expect(await screen.findByText(/You have not given words to anybody/)).toBeVisible();
  expect(await data.accounts.legacy.reader()).toBeNull();
});

test('a page that opens before the session does says who can read', async () => {
  const data = await createTestData();
  await (await data.accounts.legacy.prepare(ana.password)).keep('Mira');
  const session = data.session.getState();
  data.session.setState({ status: 'starting' }, true);
  await open(data);
  await act(async () => data.session.setState(session, true));
  expect(await screen.findByText(/You made words for Mira/)).toBeVisible();
  expect(screen.queryByText(/You have not given words to anybody/)).toBeNull();
});

test('takes the words back after one question', async () => {
  const data = await createTestData();
  await (await data.accounts.legacy.prepare(ana.password)).keep('Mira');
  const { user } = await open(data);
  await user.click(await screen.findByRole('button', { name: 'Take the words back' }));
  await user.click(await screen.findByRole('button', { name: 'Take them back' }));
  expect(await screen.findByText(/You have not given words to anybody/)).toBeVisible();
  expect(await data.accounts.legacy.reader()).toBeNull();
});

test('a visitor, who has no password, has no such page', async () => {
  const { where } = await open(await createTestData({ session: 'visitor' }));
  await screen.findByRole('heading', { level: 1 });
  expect(where()).toBe('/profile');
});
