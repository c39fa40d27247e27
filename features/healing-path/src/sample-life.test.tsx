import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from './feature.ts';
import { fillHealingPath } from './sample-life.ts';

test("the path's own page opens half-way along, with an earlier path that was walked to its end", async () => {
  const data = await createTestData();
  await fillHealingPath(data);
  const { go } = await renderScreen({ routes, path: '/healing-path/overview', data });
  expect(await screen.findByText('50%')).toBeVisible();
  await go('/healing-path');
  expect(await screen.findByText(/4 of 4 checkpoints/)).toBeVisible();
  expect(await data.drafts.get('checkpoint-3')).not.toBeNull();
});
