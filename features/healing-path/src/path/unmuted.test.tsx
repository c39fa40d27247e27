import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { keepEarlierPath, keepSamplePath } from '../sample-path.ts';

async function withMutedPath() {
  const data = await createTestData();
  const path = await keepSamplePath(data, { done: 1, vision: 'To hear Tom’s name again' });
  await data.records.put('healing-path', {
    ...path,
    customPath: path.customPath.map((one) => (one.id === 2 ? { ...one, title: 'For Tom' } : one)),
    weeklyAnchor: { message: 'Tom is near.', prompt: 'Breathe out.' },
  });
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  return { data, path };
}

/** What is on the screen: the booklet is for paper, and printing it is asked for. */
const shown = () => {
  const copy = document.body.cloneNode(true) as HTMLElement;
  copy.querySelector('article[aria-label="The whole path"]')?.remove();
  return copy.textContent ?? '';
};

test('the overview quotes nothing that is not to be brought up, and keeps all of it', async () => {
  const { data, path } = await withMutedPath();
  await renderScreen({ routes, path: '/healing-path/overview', data });
  await screen.findAllByText('Breathe out.');
  expect(screen.getByText('Checkpoint 2')).toBeVisible();
  expect(shown()).not.toContain('Tom');
  expect(await data.records.get('healing-path')).toMatchObject({
    visionOfHealing: path.visionOfHealing,
  });
});

test.each(['2', '4'])('checkpoint %s quotes nothing that is not to be brought up', async (id) => {
  const { data } = await withMutedPath();
  const { user } = await renderScreen({ routes, path: `/healing-path/checkpoint/${id}`, data });
  await user.type(await screen.findByRole('textbox'), 'Words.');
  expect(shown()).not.toContain('Tom');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Reflect on Your Process' });
  const stored = JSON.stringify(await data.records.get('healing-path'));
  expect(stored).toContain('For Tom');
  expect(stored).toContain('To hear Tom’s name again');
});

test('an earlier path is listed by its days where its words are not to be brought up', async () => {
  const data = await createTestData();
  await keepEarlierPath(data);
  await data.muted.change((before) => ({ ...before, words: ['sleep'] }));
  await renderScreen({ routes, path: '/healing-path/overview', data });
  expect(await screen.findByRole('link', { name: /^Not brought up.*March 3, 2026/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /To sleep again/ })).not.toBeInTheDocument();
});
