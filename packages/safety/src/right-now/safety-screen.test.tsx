import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Component as Safety } from './safety-screen.tsx';

const open = async (given?: TestData) => {
  const data = given ?? (await createTestData({ session: 'signed-out' }));
  return renderScreen({ routes: [{ path: '/safety', Component: Safety }], path: '/safety', data });
};

test('signed out, the page shows the exercises and no number until a country is chosen', async () => {
  await open();
  expect(screen.getByText('Name five things you can see.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Breathe with this' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave fast' })).toBeVisible();
  expect(await screen.findByLabelText('Which country are you in?')).toBeVisible();
  expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  expect(screen.getAllByRole('link', { name: /Find A Helpline/ })[0]).toBeVisible();
});

test('choosing a country shows its numbers, also on a later visit', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { user, unmount } = await open(data);
  await user.selectOptions(await screen.findByLabelText('Which country are you in?'), 'Ireland');
  expect(await screen.findByRole('link', { name: /Call 112/ })).toHaveAttribute('href', 'tel:112');
  expect(screen.getByRole('heading', { name: 'After losing someone to suicide' })).toBeVisible();
  unmount();
  await open(data);
  expect(await screen.findByRole('link', { name: /Call 112/ })).toBeVisible();
});

test('the search finds helplines of every country', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Search all countries'), 'spain violence');
  const heading = await screen.findByRole('heading', {
    name: 'Violence at home, threats, stalking, Spain',
  });
  expect(heading).toBeVisible();
  expect(screen.getByRole('link', { name: 'Call 016' })).toHaveAttribute('href', 'tel:016');
  await user.type(screen.getByLabelText('Search all countries'), ' atlantis');
  expect(await screen.findByText('No line here matches that.')).toBeVisible();
});

test('a safety plan is stored sealed and is there on a later visit', async () => {
  const data = await createTestData();
  const { user, unmount } = await open(data);
  await user.type(await screen.findByLabelText('Why I stay'), 'the harbour at six');
  await user.click(screen.getByRole('button', { name: 'Keep my plan' }));
  expect(await screen.findByText('Kept on this device.')).toBeVisible();
  expect(data.rows()).not.toContain('harbour');
  unmount();
  await open(data);
  expect(await screen.findByLabelText('Why I stay')).toHaveValue('the harbour at six');
});

test('a plan that was left before it was kept is there again, and no longer once it is', async () => {
  const data = await createTestData();
  const first = await open(data);
  await first.user.type(await screen.findByLabelText('Why I stay'), 'the harbour');
  first.unmount();
  const { user } = await open(data);
  expect(await screen.findByLabelText('Why I stay')).toHaveValue('the harbour');
  expect(await data.records.get('safety-plan')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Keep my plan' }));
  await screen.findByText('Kept on this device.');
  await waitFor(async () => expect(await data.drafts.get('safety-plan')).toBeNull());
  expect(await data.records.get('safety-plan')).toMatchObject({ reasons: 'the harbour' });
});

test('a plan that was begun shows again only when the app is unlocked', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  await user.type(await screen.findByLabelText('Why I stay'), 'the harbour');
  await waitFor(async () => expect(await data.drafts.get('safety-plan')).not.toBeNull());
  cleanup();
  await act(() => data.accounts.lock());
  await open(data);
  expect(await screen.findByText(/Your plan can be read and changed here once/)).toBeVisible();
  await act(() => data.accounts.unlock(ana.password));
  expect(await screen.findByLabelText('Why I stay')).toHaveValue('the harbour');
});

test('locked, the plan is hidden and everything else is shown', async () => {
  const data = await createTestData();
  data.safety.chooseCountry('GB');
  await act(() => data.accounts.lock());
  await open(data);
  expect(await screen.findByText(/Your plan can be read and changed here once/)).toBeVisible();
  expect(screen.queryByLabelText('Why I stay')).toBeNull();
  expect(await screen.findByRole('link', { name: /Call 999/ })).toBeVisible();
});

test('the page says what is screened, that no person reads it, and what it cannot do', async () => {
  await open();
  const facts = within(screen.getByRole('region', { name: 'What Mooring looks for' }));
  expect(facts.getByText(/No person reads this/)).toBeVisible();
  expect(facts.getByText(/It knows English best/)).toBeVisible();
  expect(facts.getByText(/never from the network/)).toBeVisible();
});

test('a row leads to the numbers, the breathing, the room and the plan', async () => {
  const { user, where } = await open();
  const row = within(screen.getByRole('navigation', { name: 'On this page' }));
  for (const [name, heading] of [
    ['Numbers', /in danger$/],
    ['Breathe', 'Breathe with this'],
    ['The room', 'Come back to the room'],
    ['My plan', 'My safety plan'],
  ] as const) {
    await user.click(row.getByRole('link', { name }));
    await waitFor(() => expect(screen.getByRole('heading', { name: heading })).toHaveFocus());
  }
  expect(where()).toBe('/safety');
});
