import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { findAnswers, sectionsOf } from './sections.ts';

afterEach(() => vi.unstubAllGlobals());

const data = await createTestData();
const answers = await data.answers.all();

test('an answer is found by a word, opened, and names its source', async () => {
  const { user, where } = await renderScreen({ routes, path: '/library/answers' });
  await user.type(await screen.findByRole('searchbox'), 'voicemail');
  await user.click(screen.getByRole('link', { name: /voicemail/i }));
  await waitFor(() => expect(where()).toMatch(/^\/library\/answers\?read=/));
  const opened = answers.find(({ id }) => where().endsWith(`=${id}`));
  expect(screen.getByText(opened?.text ?? 'none')).toBeVisible();
  expect(screen.getByRole('link', { name: opened?.source ?? 'none' })).toHaveAttribute(
    'href',
    opened?.address,
  );
});

test('the list leads back to the library', async () => {
  const { user, where } = await renderScreen({ routes, path: '/library/answers' });
  await user.click(await screen.findByRole('link', { name: 'Library' }));
  await waitFor(() => expect(where()).toBe('/library'));
});

test('a search that finds nothing says so', async () => {
  const { user } = await renderScreen({ routes, path: '/library/answers' });
  await user.type(await screen.findByRole('searchbox'), 'zebra crossing');
  expect(screen.getByRole('status')).toHaveTextContent('No answer has these words');
});

test('an opened answer leads to those that are near it', async () => {
  const first = answers.find(({ see }) => see.length > 0);
  const near = answers.find(({ id }) => id === first?.see[0]);
  const { user } = await renderScreen({ routes, path: `/library/answers?read=${first?.id}` });
  await user.click(await screen.findByRole('link', { name: near?.title ?? 'none' }));
  expect(await screen.findByRole('heading', { level: 1, name: near?.title ?? '' })).toBeVisible();
});

test('Share offers the whole answer to the device', async () => {
  const shared: { text: string }[] = [];
  vi.stubGlobal('navigator', {
    ...navigator,
    share: async (what: { text: string }) => void shared.push(what),
  });
  const { user } = await renderScreen({ routes, path: `/library/answers?read=${answers[0]?.id}` });
  await user.click(await screen.findByRole('button', { name: 'Share' }));
  await waitFor(() => expect(shared[0]?.text).toContain(answers[0]?.text));
});

test('every section has a heading of its own, and answers of other countries stand last', () => {
  const sections = sectionsOf(answers, 'IE');
  for (const { heading } of sections) expect(heading).toMatch(/^[A-Z]/);
  const first = sections[0]?.answers ?? [];
  const isIrish = first.findIndex(({ id }) => id === 'register-death-ie');
  expect(isIrish).toBeLessThan(first.findIndex(({ id }) => id === 'register-death-us'));
});

test('a search puts what stands in a title first', () => {
  const [first] = findAnswers(answers, 'christmas');
  expect(first?.title).toMatch(/christmas/i);
});
