import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import routes from '../feature.ts';

type User = Awaited<ReturnType<typeof renderScreen>>['user'];

const next = () => screen.getByRole('button', { name: 'Next' });
const tick = async (user: User, name: string | RegExp) =>
  user.click(await screen.findByRole('checkbox', { name }));

async function goTo(user: User, step: 2 | 3 | 4) {
  await tick(user, "I've lost a pet");
  await user.click(next());
  if (step === 2) return;
  await tick(user, 'Grief');
  await user.click(next());
  if (step === 3) return;
  await user.click(await screen.findByRole('radio', { name: 'A listening place' }));
  await user.click(next());
}

test('leads through four steps to sign-up', async () => {
  const { user, data, where } = await renderScreen({
    routes,
    path: '/onboarding',
    data: createTestData({ session: 'signed-out' }),
  });
  expect(
    await screen.findByRole('heading', { name: 'Understanding Your Journey', level: 1 }),
  ).toBeVisible();
  expect(await screen.findByText('Step 1 of 4')).toBeVisible();
  expect(screen.getByText('Select all that apply')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(9);
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  await tick(user, 'Someone I love has died');
  await tick(user, /^Other/);
  await user.type(screen.getByLabelText('In your own words'), 'the house too');
  await user.click(next());

  expect(screen.getByText('Step 2 of 4')).toBeVisible();
  expect(screen.getAllByRole('checkbox')).toHaveLength(8);
  await tick(user, 'Longing');
  await tick(user, 'Relief');
  await user.click(next());

  expect(screen.getByText('Step 3 of 4')).toBeVisible();
  expect(screen.getAllByRole('radio')).toHaveLength(5);
  await user.click(screen.getByRole('radio', { name: 'Quiet: just let me write' }));
  await user.click(next());

  expect(screen.getByText('Step 4 of 4')).toBeVisible();
  await user.type(screen.getByLabelText('In your own words'), 'Her laugh');
  await user.click(screen.getByRole('button', { name: 'Step Inside' }));
  await waitFor(() => expect(where()).toBe('/auth'));
  expect(await data.records.get('onboarding')).toEqual({
    brings: ['death', 'Other: the house too'],
    feelings: ['longing', 'relief'],
    support: 'quiet',
    words: 'Her laugh',
  });
  expect(await data.records.get('onboarding-draft')).toBeNull();
  expect(data.rows()).not.toContain('the house too');
  expect(data.rows()).not.toContain('longing');
});

test('disables Next until the step is answered and says why', async () => {
  const { user } = await renderScreen({ routes, path: '/onboarding' });
  await screen.findByText('Step 1 of 4');
  expect(next()).toBeDisabled();
  expect(next()).toHaveAccessibleDescription('Choose at least one to go on.');
  await tick(user, /^Other/);
  expect(next()).toBeDisabled();
  await user.type(screen.getByLabelText('In your own words'), '  ');
  expect(next()).toBeDisabled();
  await user.type(screen.getByLabelText('In your own words'), 'a house');
  expect(next()).toBeEnabled();
  await tick(user, /^Other/);
  expect(next()).toBeDisabled();
});

test('keeps all answers on Back', async () => {
  const { user } = await renderScreen({ routes, path: '/onboarding' });
  await goTo(user, 3);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('checkbox', { name: 'Grief' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('checkbox', { name: "I've lost a pet" })).toBeChecked();
});

test('moves the focus to the question of each step', async () => {
  const { user } = await renderScreen({ routes, path: '/onboarding' });
  await goTo(user, 2);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'What are you carrying?' })).toHaveFocus(),
  );
});

test('restores the answers and the step after a reload', async () => {
  const first = await renderScreen({
    routes,
    path: '/onboarding',
    data: createTestData({ session: 'signed-out' }),
  });
  await goTo(first.user, 4);
  await first.user.type(screen.getByLabelText('In your own words'), 'Her la');
  first.unmount();
  await waitFor(async () =>
    expect((await first.data.records.get('onboarding-draft'))?.answers.words).toBe('Her la'),
  );
  expect(first.data.session.getState()).toMatchObject({ account: { visitor: true } });
  await renderScreen({ routes, path: '/onboarding', data: first.data });
  expect(await screen.findByText('Step 4 of 4')).toBeVisible();
  expect(screen.getByLabelText('In your own words')).toHaveValue('Her la');
});

test('saves an answer when the tab is hidden and reports a failed save', async () => {
  const { user, data } = await renderScreen({ routes, path: '/onboarding' });
  await goTo(user, 4);
  const field = screen.getByLabelText('In your own words');
  await waitFor(async () => expect((await data.drafts.get('onboarding-draft'))?.step).toBe(4));
  data.failNextWrite('store.full');
  await user.type(field, 'Her la');
  const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hide();
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(field).toHaveValue('Her la');
  hide();
  await waitFor(async () =>
    expect((await data.drafts.get('onboarding-draft'))?.answers.words).toBe('Her la'),
  );
});

test('the words for Other come into view when it is ticked, and not when they were there already', async () => {
  const seen: Element[] = [];
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(function (
    this: HTMLElement,
  ) {
    seen.push(this);
  });
  const data = await createTestData();
  await data.records.put('onboarding', {
    brings: ['illness', 'Other: the house'],
    feelings: ['anger'],
    support: 'daily-shape',
    words: 'Rain',
  });
  const { user } = await renderScreen({ routes, path: '/onboarding', data });
  const field = await screen.findByLabelText('In your own words');
  expect(seen).not.toContain(field);
  await tick(user, /^Other/);
  await tick(user, /^Other/);
  expect(seen).toContain(screen.getByLabelText('In your own words'));
});

test('shows earlier answers to change', async () => {
  const data = await createTestData();
  await data.records.put('onboarding', {
    brings: ['illness', 'Other: the house'],
    feelings: ['anger'],
    support: 'daily-shape',
    words: 'Rain',
  });
  const { user } = await renderScreen({ routes, path: '/onboarding', data });
  expect(await screen.findByRole('checkbox', { name: /^Illness/ })).toBeChecked();
  expect(screen.getByLabelText('In your own words')).toHaveValue('the house');
  for (let i = 0; i < 3; i += 1) await user.click(next());
  expect(screen.getByLabelText('In your own words')).toHaveValue('Rain');
});

test('saves the first words as the first entry of the journal, once', async () => {
  const { user, data, where, unmount } = await renderScreen({ routes, path: '/onboarding' });
  await goTo(user, 4);
  await user.type(screen.getByLabelText('In your own words'), 'Her laugh');
  await user.click(screen.getByRole('button', { name: 'Step Inside' }));
  await waitFor(() => expect(where()).toBe('/auth'));
  unmount();
  const { items } = await data.entries.list();
  expect(items.map(({ content }) => content)).toEqual(['Her laugh']);
  expect(items[0]?.title).not.toBe('');

  const again = await renderScreen({ routes, path: '/onboarding', data });
  for (let i = 0; i < 3; i += 1)
    await again.user.click(await screen.findByRole('button', { name: 'Next' }));
  await again.user.click(screen.getByRole('button', { name: 'Step Inside' }));
  await waitFor(() => expect(again.where()).toBe('/auth'));
  expect(await data.entries.count()).toBe(1);
});

test('leads on without an answer to any step', async () => {
  const { user, data, where } = await renderScreen({ routes, path: '/onboarding' });
  for (const step of [1, 2, 3, 4]) {
    await screen.findByText(`Step ${step} of 4`);
    await user.click(screen.getByRole('button', { name: 'Skip this' }));
  }
  await waitFor(() => expect(where()).toBe('/auth'));
  expect(await data.entries.count()).toBe(0);
});

test('reports a full device and keeps the answers on the page', async () => {
  const { user, data, where } = await renderScreen({ routes, path: '/onboarding' });
  await goTo(user, 4);
  await user.type(screen.getByLabelText('In your own words'), 'Rain');
  await waitFor(async () =>
    expect((await data.records.get('onboarding-draft'))?.answers.words).toBe('Rain'),
  );
  data.failNextWrite('store.full');
  await user.click(screen.getByRole('button', { name: 'Step Inside' }));
  expect(await screen.findByText('This device is full')).toBeVisible();
  await waitFor(() => expect(where()).toMatch(/^\/onboarding/));
  expect(screen.getByLabelText('In your own words')).toHaveValue('Rain');
});
