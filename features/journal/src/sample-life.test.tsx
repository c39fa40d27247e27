import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from './feature.ts';
import { fillJournal } from './sample-life.ts';

test("the journal's own page opens with months of writing, spoken words and a draft", async () => {
  const data = await createTestData();
  await fillJournal(data);
  await renderScreen({ routes, path: '/journal', data });
  expect(await screen.findByText('13 entries')).toBeVisible();
  expect(await screen.findByText(/Audio 00:48/)).toBeVisible();
  expect(await data.drafts.get('new')).not.toBeNull();
});
