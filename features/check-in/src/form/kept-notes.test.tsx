import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const path = '/emotions';
const open = (data?: TestData) => renderScreen({ routes, path, ...(data ? { data } : {}) });
const notes = () => screen.getByRole('textbox', { name: /Notes/ });

test('notes left behind are kept and wait in the form, sealed', async () => {
  const { user, data, go } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Sadness' }));
  await user.type(notes(), 'Her coat is still on the hook.');
  await go('/safety');
  await waitFor(async () => expect(await data.drafts.get('check-in')).not.toBeNull());
  expect(data.rows()).not.toContain('coat');
  await go(path);
  await waitFor(() => expect(notes()).toHaveValue('Her coat is still on the hook.'));
  expect(screen.getByText('You wrote this earlier. It is not saved yet.')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Sadness' }));
  await user.click(await screen.findByRole('button', { name: "Save Today's Check-In" }));
  await screen.findByText("Today's Check-In");
  await waitFor(async () => expect(await data.drafts.get('check-in')).toBeNull());
});

test('a note is kept as soon as the page is hidden, and a failure to keep it is said', async () => {
  const { user, data } = await open();
  await user.click(await screen.findByRole('radio', { name: 'Sadness' }));
  data.failNextWrite('store.full');
  await user.type(notes(), 'Her coat');
  const hide = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  hide();
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(notes()).toHaveValue('Her coat');
  hide();
  await waitFor(async () => expect((await data.drafts.get('check-in'))?.content).toBe('Her coat'));
});

test('a note put away on purpose does not come back', async () => {
  const given = await createTestData();
  await given.checkIns.save({ emotion: 'Grief', intensity: 3, notes: 'The lilies.' });
  const { user, data, unmount } = await open(given);
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await user.type(notes(), ' And the card.');
  await waitFor(async () => expect(await data.drafts.get('check-in')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Keep it as it was' }));
  await waitFor(async () => expect(await data.drafts.get('check-in')).toBeNull());
  unmount();
  await open(data);
  expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible();
});

test.each([
  [
    'a word',
    { title: '', content: '', tags: [], word: 'behind glass', emotion: 'Sadness' as const },
  ],
  ['notes', { title: '', content: 'The lilies.', tags: [] }],
])('%s that was saved right before a reload does not open the form again', async (_, left) => {
  const data = await createTestData();
  await data.checkIns.save({
    emotion: 'Sadness',
    intensity: 2,
    notes: 'The lilies.',
    word: 'behind glass',
  });
  // The page was gone before the draft was removed.
  await data.drafts.keep('check-in', left);
  await open(data);
  expect(await screen.findByRole('button', { name: 'Update' })).toBeVisible();
  await waitFor(async () => expect(await data.drafts.get('check-in')).toBeNull());
  expect(screen.queryByRole('textbox', { name: /Notes/ })).toBeNull();
});
