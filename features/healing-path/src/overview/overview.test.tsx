import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { keepSamplePath } from '../sample-path.ts';

async function open(options: Parameters<typeof keepSamplePath>[1]) {
  const data = await createTestData();
  const path = await keepSamplePath(data, options);
  return { path, ...(await renderScreen({ routes, path: '/healing-path/overview', data })) };
}

test('the overview shows the vision, the share done, every checkpoint and the anchor', async () => {
  const { path } = await open({ done: 2 });
  expect(
    await screen.findByText('“To say her name at the table without the room going quiet”'),
  ).toBeVisible();
  expect(screen.getByText('50%')).toBeVisible();
  expect(screen.getByText('2 of 4 checkpoints')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  expect(screen.getAllByText('Completed')).toHaveLength(2);
  for (const { id, title } of path.customPath) {
    expect(screen.getByRole('link', { name: new RegExp(title) })).toHaveAttribute(
      'href',
      `/healing-path/checkpoint/${id}`,
    );
  }
  const anchor = within(screen.getByRole('region', { name: 'Weekly anchor' }));
  expect(anchor.getByText(path.weeklyAnchor.message)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Your Journey' })).toHaveAttribute(
    'href',
    '/healing-path/checkpoint/3',
  );
  expect(screen.getByRole('link', { name: 'Return to Dashboard' })).toHaveAttribute(
    'href',
    '/dashboard',
  );
});

test('a long vision is cut at 100 characters, and only then has an ellipsis', async () => {
  await open({ vision: 'a'.repeat(101) });
  expect(await screen.findByText(`“${'a'.repeat(100)}...”`)).toBeVisible();
});

test('a finished path says so and offers a new one', async () => {
  await open({ done: 4 });
  expect(await screen.findByText('Journey Complete')).toBeVisible();
  expect(screen.getByText('100%')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start New Path' })).toHaveAttribute(
    'href',
    '/healing-path',
  );
  expect(screen.queryByRole('link', { name: 'Continue Your Journey' })).not.toBeInTheDocument();
});

test('the end reached by a short cut leaves the rest open', async () => {
  const data = await createTestData();
  const path = await keepSamplePath(data);
  await data.records.put('healing-path', { ...path, currentCheckpoint: 5 });
  await renderScreen({ routes, path: '/healing-path/overview', data });
  expect(await screen.findByText('Journey Complete')).toBeVisible();
  expect(screen.getByText(/still open above/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Start New Path' })).not.toBeInTheDocument();
});

test('without a path the wizard opens instead', async () => {
  const { where } = await renderScreen({ routes, path: '/healing-path/overview' });
  await waitFor(() => expect(where()).toBe('/healing-path'));
});

test.each(['/healing-path/overview', '/healing-path/checkpoint/1'])(
  'a path that will not open is said once at %s, and the wizard opens instead',
  async (address) => {
    const data = await createTestData();
    await keepSamplePath(data);
    data.damage(rowIdOf(data.rows()));
    const { where } = await renderScreen({ routes, path: address, data });
    await waitFor(() => expect(where()).toBe('/healing-path'));
    expect(
      await screen.findByText('There was a problem loading your healing path data.'),
    ).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Begin My Path' })).toBeVisible();
  },
);

function rowIdOf(rows: string): string {
  const found = (JSON.parse(rows) as { id: string; key?: string }[]).find(
    (row) => row.key === 'healing-path',
  );
  if (!found) throw new Error('No path is stored.');
  return found.id;
}
