import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import routes from '../feature.ts';
import { sampleFile } from './pictures-testing.ts';

beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });
const rows = () =>
  within(screen.getByRole('region', { name: /Pictures/ })).getAllByRole('textbox', {
    name: /What it shows/,
  });

async function openWrite() {
  const data = createTestData();
  const { user } = await renderScreen({ routes, path: '/write', data });
  await user.click(await screen.findByRole('button', { name: 'Add a picture' }));
}

test('a picture is pasted and dropped, and pasted words stay words', async () => {
  await openWrite();
  const files = [sampleFile()];
  fireEvent.paste(await thoughts(), { clipboardData: { files, types: ['Files'] } });
  await waitFor(() => expect(rows()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByText('Adding a picture …')).toBeNull());
  fireEvent.paste(await thoughts(), { clipboardData: { files, types: ['text/plain', 'Files'] } });
  fireEvent.drop(await thoughts(), { dataTransfer: { files, types: ['Files'] } });
  await waitFor(() => expect(rows()).toHaveLength(2));
});

test('a picture that misses the form is added, and one that comes meanwhile waits for its turn', async () => {
  await openWrite();
  const drop = (name: string) =>
    fireEvent.drop(document.body, {
      dataTransfer: { files: [sampleFile(name)], types: ['Files'] },
    });
  expect(drop('one.jpg')).toBe(false);
  expect(drop('two.jpg')).toBe(false);
  const files = [new File([], 'empty.jpg')];
  fireEvent.drop(document.body, { dataTransfer: { files, types: ['Files'] } });
  expect(await screen.findByText(/“empty.jpg” is empty/)).toBeVisible();
  expect(rows()).toHaveLength(2);
});

test('10,000 pasted pictures: what fits is taken, and one sentence says the rest', async () => {
  await openWrite();
  const files = new Array(10_000).fill(sampleFile('a.jpg', 40));
  fireEvent.paste(await thoughts(), { clipboardData: { files, types: ['Files'] } });
  // It comes while the others are being added.
  const late = { files: [sampleFile()], types: ['Files'] };
  fireEvent.drop(document.body, { dataTransfer: late });
  expect(await screen.findByText(/and this one has 20. This one was not added/)).toBeVisible();
  expect(rows()).toHaveLength(20);
  expect(
    screen.getByText(
      'An entry can have 20 pictures, and there was room for 20. The other 9,980 were not added.',
    ),
  ).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Choose pictures' })).toBeDisabled(),
  );
});
