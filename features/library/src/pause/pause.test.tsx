import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { livedBefore, tom } from './pause-testing.ts';

const open = (data?: TestData, path = '/pause') =>
  renderScreen({ routes, path, ...(data ? { data } : {}) });
const button = (name: string) => screen.findByRole('button', { name });
const letter = () => screen.findByRole('textbox', { name: /^What you want to say to/ });
const question = () => screen.findByRole('textbox', { name: /^How is it now/ });
/** The page comes back into view: it looks at the clock. */
const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));

async function begun(session: 'open' | 'visitor' | 'signed-out' = 'open') {
  const data = await createTestData({ session });
  const view = await open(data);
  await view.user.click(await button('Begin the ten-minute pause'));
  await screen.findByText('The pause goes on until 9:20 PM.');
  return view;
}

test.each(['open', 'visitor', 'signed-out'] as const)(
  'ten minutes go on while the page is closed, and end with one question (%s)',
  async (session) => {
    const first = await begun(session);
    first.unmount();
    first.data.setNow('2026-11-20T21:19:00');
    const second = await open(first.data);
    await screen.findByText('The pause goes on until 9:20 PM.');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    first.data.setNow('2026-11-20T21:20:01');
    look();
    expect(await question()).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('The ten minutes are over.');
    second.unmount();
    await open(first.data);
    expect(await screen.findByText('The pause has ended.')).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  },
);

test('a pause is ended early with one press, and nothing is asked but how it is', async () => {
  const { user } = await begun();
  await user.click(await button('End the pause now'));
  expect(await screen.findByText('The pause has ended.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await user.click(await button('Go on without an answer'));
  expect(await button('Begin the ten-minute pause')).toBeVisible();
});

test('what was answered is shown at the next pause only when it is asked for, and can be removed', async () => {
  const { user, data } = await begun();
  await user.click(await button('End the pause now'));
  await user.type(await question(), 'A bit quieter.');
  await user.click(await button('Keep these words'));
  await button('Begin the ten-minute pause');
  expect(data.rows()).not.toContain('quieter');
  expect(screen.queryByText('A bit quieter.')).toBeNull();
  await user.click(await button('Show what I wrote'));
  expect(screen.getByText('A bit quieter.')).toBeVisible();
  await user.click(await button('Remove: A bit quieter.'));
  const asked = await screen.findByRole('alertdialog', { name: 'Remove these words?' });
  await user.click(within(asked).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('A bit quieter.')).toBeNull());
  // Its id stays, so that it does not come back from another device.
  expect(await data.records.get('pause-notes')).toMatchObject([{ text: '' }]);
  expect(screen.queryByRole('button', { name: 'Show what I wrote' })).toBeNull();
});

test('somebody who has written is met kindly, and nothing of it is kept', async () => {
  const { user, data } = await begun();
  await user.click(await button('I have written to them'));
  expect(await screen.findByText('You have written to them.')).toBeVisible();
  expect(screen.getByText(/You do not have to start over/)).toBeVisible();
  await user.click(await button('Go on without an answer'));
  await button('Begin the ten-minute pause');
  expect(await data.records.get('pause')).toBeNull();
  expect(await data.records.get('pause-notes')).toBeNull();
});

test('it can be said without a pause as well', async () => {
  const { user, data } = await open();
  await user.click(await button('I have written to them'));
  await user.type(await question(), 'He has not answered.');
  await user.click(await button('Keep these words'));
  await button('Begin the ten-minute pause');
  expect(await data.records.get('pause-notes')).toMatchObject([{ text: 'He has not answered.' }]);
});

test('what is written instead becomes a letter to the one the pause is about', async () => {
  const data = await createTestData();
  await data.someone.put(tom);
  const { user } = await open(data, '/pause?about=tom');
  await user.type(await letter(), 'Your coat is still here.');
  await user.click(await button('Keep it as a letter'));
  await waitFor(async () => expect((await data.letters.list()).items).toHaveLength(1));
  const [kept] = (await data.letters.list()).items;
  expect(kept).toMatchObject({ to: 'Tom', someone: 'tom', text: 'Your coat is still here.' });
  expect(await screen.findByRole('link', { name: 'Open the letter' })).toHaveAttribute(
    'href',
    `/letters/${kept?.id}`,
  );
  expect(await letter()).toHaveValue('');
  await waitFor(async () => expect(await data.drafts.get('letter:pause-tom')).toBeNull());
});

test('what is written instead is there again after the page was left, and another begun letter is untouched', async () => {
  const data = await createTestData();
  const mum = { id: 'x', to: 'Mum', text: 'The kettle.' };
  await data.drafts.keep('letter:new', mum);
  const first = await open(data);
  await first.user.type(await letter(), 'Your coat');
  first.unmount();
  await waitFor(async () =>
    expect(await data.drafts.get('letter:pause')).toMatchObject({ text: 'Your coat' }),
  );
  await open(data);
  await waitFor(async () => expect(await letter()).toHaveValue('Your coat'));
  expect(await data.drafts.get('letter:new')).toEqual(mum);
});

test('a failed keep says so and keeps the words on the page', async () => {
  const { user, data } = await begun();
  await user.type(await letter(), 'Your coat');
  await waitFor(async () => expect(await data.drafts.get('letter:pause')).not.toBeNull());
  data.failNextWrite('store.full');
  await user.click(await button('Keep it as a letter'));
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(await letter()).toHaveValue('Your coat');
  await user.click(await button('Keep it as a letter'));
  await waitFor(async () => expect((await data.letters.list()).items).toHaveLength(1));
});

test.each(['letter', 'question'] as const)('words of danger raise the card (%s)', async (where) => {
  const { user, data } = await begun();
  if (where === 'letter') {
    await user.type(await letter(), 'I am going to kill myself tonight.');
    await user.click(await button('Keep it as a letter'));
  } else {
    await user.click(await button('End the pause now'));
    await user.type(await question(), 'I am going to kill myself tonight.');
    await user.click(await button('Keep these words'));
  }
  await waitFor(() => expect(data.safety.alert.getState()).toMatchObject({ level: 3 }));
});

test('the person of the safety card and the people of the plan can be reached', async () => {
  const data = await createTestData();
  await livedBefore(data);
  await open(data);
  expect(await screen.findByRole('link', { name: 'Call June' })).toHaveAttribute(
    'href',
    'tel:5550101',
  );
  expect(screen.getByText('My sister, before ten in the evening.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Open Right now to find a helpline/ })).toHaveAttribute(
    'href',
    '/safety',
  );
});

test('a pause that another tab began is shown here', async () => {
  const data = await createTestData();
  const other = await data.openTab();
  await open(data);
  await button('Begin the ten-minute pause');
  await act(() => other.records.put('pause', { endsAt: '2026-11-20T21:15:00.000' }));
  expect(await screen.findByText('The pause goes on until 9:15 PM.')).toBeVisible();
});

test('a pause that cannot be begun says so', async () => {
  const data = await createTestData();
  const { user } = await open(data);
  const begin = await button('Begin the ten-minute pause');
  data.failNextWrite('store.full');
  await user.click(begin);
  expect(await screen.findByText('This device is full')).toBeVisible();
  await user.click(begin);
  expect(await screen.findByText('The pause goes on until 9:20 PM.')).toBeVisible();
});

test('an answer that is left out is not there at the next pause', async () => {
  const { user, data } = await begun();
  await user.click(await button('End the pause now'));
  await user.type(await question(), 'A bit quieter.');
  await waitFor(async () => expect(await data.drafts.get('pause-note')).not.toBeNull());
  await user.click(await button('Go on without an answer'));
  await user.click(await button('I have written to them'));
  expect(await question()).toHaveValue('');
  expect(await data.drafts.get('pause-note')).toBeNull();
});

test('what is typed while an answer is being kept stays, and one answer is kept', async () => {
  const { user, data } = await begun();
  await user.click(await button('End the pause now'));
  await user.type(await question(), 'A bit');
  const field = await question();
  fireEvent.submit(field.closest('form') as HTMLFormElement);
  fireEvent.change(field, { target: { value: 'A bit quieter.' } });
  await waitFor(async () =>
    expect(await data.records.get('pause-notes')).toMatchObject([{ text: 'A bit' }]),
  );
  await waitFor(async () => expect(await button('Keep these words')).toBeEnabled());
  expect(field).toHaveValue('A bit quieter.');
  await user.click(await button('Keep these words'));
  await button('Begin the ten-minute pause');
  expect(await data.records.get('pause-notes')).toMatchObject([{ text: 'A bit quieter.' }]);
});
