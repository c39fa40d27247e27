import type { Letter } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const toVera: Letter = { id: 'vera', to: 'Vera', text: 'The kettle still clicks.' };

async function withVera() {
  const data = await createTestData();
  await data.letters.put(toVera);
  return data;
}

const open = (data?: TestData, path = '/letters/new') =>
  renderScreen({ routes, path, ...(data ? { data } : {}) });
const words = () => screen.findByRole('textbox', { name: 'Your letter' });
const to = () => screen.getByRole('textbox', { name: /^To/ });
const press = (name: string) => screen.getByRole('button', { name });
const hide = () => act(() => void window.dispatchEvent(new Event('pagehide')));

async function burn(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(press('Burn it'));
  const question = await screen.findByRole('alertdialog', { name: 'Burn this letter?' });
  expect(question).toHaveTextContent('It cannot be undone');
  await user.click(within(question).getByRole('button', { name: 'Burn it' }));
}

test.each(['open', 'visitor', 'signed-out'] as const)(
  'a letter that is kept is in the list, and can be changed (%s)',
  async (session) => {
    const data = await createTestData({ session });
    const { user, where } = await open(data);
    await user.type(await words(), 'The kettle still clicks.');
    await user.type(to(), ' Vera ');
    await user.click(press('Keep it'));
    await waitFor(() => expect(where()).toBe('/letters'));
    await user.click(await screen.findByRole('link', { name: 'To Vera' }));
    await user.type(await words(), ' And the radio.');
    await user.click(press('Keep it'));
    await waitFor(() => expect(where()).toBe('/letters'));
    const { items } = await data.letters.list();
    expect(items).toMatchObject([{ to: 'Vera', text: 'The kettle still clicks. And the radio.' }]);
    expect(await data.drafts.get('letter:new')).toBeNull();
    expect(data.rows()).not.toContain('draft:letter');
  },
);

test('an empty letter can neither be kept nor sealed, and the page says what is needed', async () => {
  const { user } = await open();
  await words();
  expect(press('Keep it')).toBeDisabled();
  expect(press('Seal it until a day')).toBeDisabled();
  expect(press('Burn it')).toBeDisabled();
  expect(press('Keep it')).toHaveAccessibleDescription(/Write a few words first/);
  await user.type(await words(), 'T');
  expect(press('Keep it')).toBeEnabled();
  expect(press('Keep it')).toHaveAccessibleDescription(
    'It stays here. You can change it at any time.',
  );
});

test('what is typed is kept by itself, and closing the page in mid-word loses nothing', async () => {
  const shown = await open();
  await shown.user.type(await words(), 'You always put the good kni');
  hide();
  expect(await screen.findByText('Draft kept on this device')).toBeVisible();
  expect(shown.data.rows()).not.toContain('good kni');
  shown.unmount();
  const list = await renderScreen({ routes, path: '/letters', data: shown.data });
  await list.user.click(await screen.findByRole('link', { name: 'Go on with your letter' }));
  expect(await words()).toHaveValue('You always put the good kni');
  expect(screen.getByText(/Your draft is back/)).toBeVisible();
});

test('changes to a kept letter come back as a draft, and the kept letter is untouched until then', async () => {
  const data = await withVera();
  const shown = await open(data, '/letters/vera');
  await shown.user.type(await words(), ' And the radio.');
  hide();
  await waitFor(async () => expect(await data.drafts.get('letter:vera')).not.toBeNull());
  shown.unmount();
  expect(await data.letters.get('vera')).toEqual(toVera);
  await open(data, '/letters/vera');
  expect(await words()).toHaveValue('The kettle still clicks. And the radio.');
  expect(screen.getByText(/changes that are not in the kept letter yet/)).toBeVisible();
});

test('the ones who were named are offered, and the choice is kept with the letter', async () => {
  const data = await createTestData();
  const nothing = { calledYou: '', bond: '', ending: '', sayings: [] };
  await data.someone.put({ id: 'v', name: 'Vera', called: 'Mum', ...nothing });
  await data.someone.put({ id: 't', name: 'Tom', called: '', ...nothing });
  const { user } = await open(data);
  await user.click(await screen.findByRole('button', { name: 'Mum' }));
  expect(to()).toHaveValue('Mum');
  expect(press('Mum')).toHaveAttribute('aria-pressed', 'true');
  await user.type(to(), ' and Tom');
  expect(press('Mum')).toHaveAttribute('aria-pressed', 'false');
  await user.click(press('Tom'));
  await user.type(await words(), 'The tent.');
  await user.click(press('Keep it'));
  await waitFor(async () =>
    expect((await data.letters.list()).items).toMatchObject([{ to: 'Tom', someone: 't' }]),
  );
});

test('a letter is sealed until a day after today', async () => {
  const data = await withVera();
  const { user, where } = await open(data, '/letters/vera');
  await words();
  await user.click(press('Seal it until a day'));
  const dialog = await screen.findByRole('dialog', { name: 'Seal it until which day?' });
  expect(dialog).toHaveTextContent('The seal is not a lock');
  const day = within(dialog).getByLabelText('Day');
  fireEvent.change(day, { target: { value: '2026-11-20' } });
  await user.click(within(dialog).getByRole('button', { name: 'Seal it' }));
  expect(await within(dialog).findByText('Choose a day after today.')).toBeVisible();
  fireEvent.change(day, { target: { value: '2027-03-14' } });
  await user.click(within(dialog).getByRole('button', { name: 'Seal it' }));
  await waitFor(() => expect(where()).toBe('/letters'));
  expect(await screen.findByText('Sealed until March 14, 2027')).toBeVisible();
  expect(document.body).not.toHaveTextContent('kettle');
  expect(await data.letters.get('vera')).toEqual({ ...toVera, sealedUntil: '2027-03-14' });
});

test('a letter that was never kept is burned after one question, and nothing of it is left', async () => {
  const { user, data, go } = await open();
  await user.type(await words(), 'You always put the good kni');
  hide();
  await screen.findByText('Draft kept on this device');
  await burn(user);
  expect(await screen.findByText(/The letter is removed/)).toBeVisible();
  expect(document.body).not.toHaveTextContent('good kni');
  expect(data.rows()).not.toContain('letter:');
  await go('/letters');
  await go('/letters/new');
  expect(await words()).toHaveValue('');
});

test('a kept letter and its draft are burned', async () => {
  const data = await withVera();
  const { user, unmount } = await open(data, '/letters/vera');
  await user.type(await words(), ' And the radio.');
  await burn(user);
  expect(await screen.findByText('The letter burns now.')).toBeVisible();
  const bowl = (state: string) => document.querySelector(`[data-state="${state}"]`);
  await waitFor(() => expect(bowl('burning')).toHaveTextContent('And the radio.'));
  expect(await screen.findByText(/The letter is removed/)).toBeVisible();
  expect(bowl('ash')).toHaveTextContent(/^$/);
  unmount();
  expect(data.rows()).not.toContain('letter:');
});

test('a question that is answered with no burns nothing', async () => {
  const data = await withVera();
  const { user } = await open(data, '/letters/vera');
  await words();
  await user.click(press('Burn it'));
  await user.click(await screen.findByRole('button', { name: 'Do not burn it' }));
  expect(await words()).toHaveValue(toVera.text);
  expect(await data.letters.get('vera')).toEqual(toVera);
});

test('a failed keep says so, keeps the words, and works the second time', async () => {
  const { user, data, where } = await open();
  await user.type(await words(), 'It steamed.');
  hide();
  await screen.findByText('Draft kept on this device');
  data.failNextWrite('store.failed');
  await user.click(press('Keep it'));
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  expect(await words()).toHaveValue('It steamed.');
  expect(screen.getByRole('button', { name: 'Download my words' })).toBeVisible();
  await user.click(press('Try again'));
  await waitFor(() => expect(where()).toBe('/letters'));
  expect((await data.letters.list()).items).toHaveLength(1);
});

test('a failed burn says so, and the letter and its words are still there', async () => {
  const data = await withVera();
  const { user } = await open(data, '/letters/vera');
  await words();
  data.failNextWrite('store.failed');
  await burn(user);
  expect(await screen.findByText('That could not be saved')).toBeVisible();
  expect(await words()).toHaveValue(toVera.text);
  expect(await data.letters.get('vera')).toEqual(toVera);
  await user.click(press('Try again'));
  expect(await screen.findByText(/The letter is removed/)).toBeVisible();
  expect(await data.letters.get('vera')).toBeNull();
});

test('a person is asked before leaving while their words cannot be stored', async () => {
  const { user, data, go, where } = await open();
  await user.type(await words(), 'It steamed.');
  data.failNextWrite('store.full');
  await go('/letters');
  expect(await screen.findByText('These words are not kept yet')).toBeVisible();
  await user.click(press('Try again'));
  await waitFor(() => expect(where()).toBe('/letters'));
  expect(await data.drafts.get('letter:new')).toMatchObject({ text: 'It steamed.' });
});

test.each(['Keep it', 'Seal it until a day', 'Burn it'])(
  'words of danger raise the card: %s',
  async (end) => {
    const { user, data } = await open();
    await user.type(await words(), 'Goodbye. I am going to kill myself tonight.');
    if (end === 'Keep it') await user.click(press(end));
    else if (end === 'Burn it') await burn(user);
    else {
      await user.click(press(end));
      fireEvent.change(await screen.findByLabelText('Day'), { target: { value: '2027-03-14' } });
      await user.click(screen.getByRole('button', { name: 'Seal it' }));
    }
    await waitFor(() => expect(data.safety.alert.getState()).toMatchObject({ level: 3 }));
  },
);

test('a letter that another tab has changed meanwhile is kept beside it', async () => {
  const data = await withVera();
  const other = await data.openTab();
  const { user } = await open(data, '/letters/vera');
  await user.type(await words(), ' Mine.');
  await other.letters.put({ ...toVera, text: 'Theirs.' });
  await user.click(press('Keep it'));
  await waitFor(async () => {
    const texts = (await data.letters.list()).items.map(({ text }) => text);
    expect(texts.sort()).toEqual(['The kettle still clicks. Mine.', 'Theirs.']);
  });
});

test('a letter that another tab has burned says so', async () => {
  const data = await withVera();
  const other = await data.openTab();
  await open(data, '/letters/vera');
  await words();
  await act(() => other.letters.burn('vera'));
  expect(await screen.findByText(/was removed in another tab/)).toBeVisible();
});

test('a draft whose letter was kept already is not offered again', async () => {
  const data = await withVera();
  await data.drafts.keep('letter:new', toVera);
  await open(data);
  expect(await words()).toHaveValue('');
  expect(screen.queryByText(/Your draft is back/)).toBeNull();
});
