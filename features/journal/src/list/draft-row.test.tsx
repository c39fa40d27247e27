import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('a page that was begun and not saved stands above the entries, and opens where it was left', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'They had them.', tags: [] });
  await data.drafts.keep('new', { title: '', content: 'The second cup\nsteamed.', tags: [] });
  const { user, where } = await renderScreen({ routes, path: '/journal', data });
  const draft = await screen.findByRole('link', { name: 'Draft The second cup Go on writing' });
  await user.click(draft);
  expect(await screen.findByLabelText('Your thoughts')).toHaveValue('The second cup\nsteamed.');
  expect(where()).toBe('/write');
});

test('the draft goes from the journal when it is saved or thrown away', async () => {
  const data = await createTestData();
  await data.drafts.keep('new', { title: 'Rain', content: '', tags: [] });
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('link', { name: /^Draft/ })).toBeVisible();
  await act(() => data.drafts.drop('new'));
  expect(screen.queryByRole('link', { name: /^Draft/ })).not.toBeInTheDocument();
});

test('where titles are hidden, the words of the draft are too', async () => {
  const data = await createTestData();
  await data.records.put('settings', { keepPrivate: true });
  await data.drafts.keep('new', { title: 'Rain', content: '', tags: [] });
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('link', { name: 'Draft Go on writing' })).toBeVisible();
});

test('a page that has only a picture so far stands there too', async () => {
  const data = await createTestData();
  const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(90).fill(7)]);
  const taken = await data.pictures.take(new File([bytes], 'a.jpg'));
  const pictures = 'picture' in taken ? [taken.picture] : [];
  await data.drafts.keep('new', { title: '', content: '', tags: [], pictures });
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByRole('link', { name: 'Draft Go on writing' })).toBeVisible();
});
