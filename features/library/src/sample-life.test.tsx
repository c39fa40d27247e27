import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from './feature.ts';
import { addressOf } from './moments/library-page.ts';
import { fillLibrary } from './sample-life.ts';

test('opens the standalone page with moments whose sources all exist', async () => {
  const data = await createTestData();
  await fillLibrary(data);
  const { items } = await data.moments.list();
  const fromLibrary = items.filter(({ source }) => source === 'library');
  expect(fromLibrary).toHaveLength(3);
  const { go } = await renderScreen({ routes, path: '/guided-series', data });
  expect(await screen.findAllByText('Read')).toHaveLength(2);
  for (const { content, sourceId } of fromLibrary) {
    await go(addressOf(sourceId) ?? '');
    expect((await screen.findAllByText(content))[0]).toBeVisible();
  }
});

test('contains a ritual that was completed today', async () => {
  const data = await createTestData();
  await fillLibrary(data);
  await renderScreen({ routes, path: '/rituals', data });
  expect(await screen.findByText('Done today')).toBeVisible();
});
