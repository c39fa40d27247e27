import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { catchDownloads, serveFonts } from './export-testing.ts';

let caught: ReturnType<typeof catchDownloads>;

async function openProfile(data: TestData) {
  caught = catchDownloads();
  serveFonts();
  const shown = await renderScreen({ routes, path: '/profile/export', data });
  await screen.findByRole('heading', { name: 'Export Your Journal' });
  const press = async (name: string) =>
    shown.user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => shown.user.click(screen.getByRole('radio', { name }));
  return { ...shown, press, choose };
}

afterEach(() => {
  caught.release();
  vi.unstubAllGlobals();
});

const written = async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Lilies', content: 'I was choosing.', tags: ['hope'] });
  return data;
};

test('exports the journal as a PDF and announces it', async () => {
  const { press } = await openProfile(await written());
  expect(screen.getByRole('radio', { name: 'PDF' })).toBeChecked();
  await press('Export Journal');
  expect(await screen.findByText('Export Started')).toBeVisible();
  expect(screen.getByText('Your journal is being exported in pdf format.')).toBeVisible();
  await waitFor(() => expect(caught.files).toHaveLength(1), { timeout: 10_000 });
  expect(caught.files[0]?.name).toBe('mooring-journal-2026-11-20.pdf');
  expect(caught.files[0]?.blob.type).toBe('application/pdf');
});

test('exports the journal as a text file and announces it', async () => {
  const { press, choose } = await openProfile(await written());
  await choose('Plain Text');
  await press('Export Journal');
  expect(await screen.findByText('Export Started')).toBeVisible();
  expect(screen.getByText('Your journal is being exported in text format.')).toBeVisible();
  await waitFor(() => expect(caught.files).toHaveLength(1));
  expect(caught.files[0]?.name).toBe('mooring-journal-2026-11-20.txt');
  expect(await caught.files[0]?.blob.text()).toContain('Lilies');
  expect(
    await screen.findByText(/^mooring-journal-2026-11-20\.txt is in your downloads/),
  ).toBeVisible();
});

test('exports the journal as a web page', async () => {
  const { press } = await openProfile(await written());
  await press('Save as a web page');
  await waitFor(() => expect(caught.files).toHaveLength(1));
  expect(caught.files[0]?.name).toBe('mooring-journal-2026-11-20.html');
  expect(await caught.files[0]?.blob.text()).toContain('I was choosing.');
});

test('downloads nothing for an empty journal', async () => {
  const { press, choose } = await openProfile(await createTestData());
  for (const format of ['PDF', 'Plain Text']) {
    await choose(format);
    await press('Export Journal');
    expect(
      await screen.findByText('Your journal is empty, so there is no file yet.'),
    ).toBeVisible();
  }
  expect(screen.queryByText('Export Started')).not.toBeInTheDocument();
  expect(caught.files).toEqual([]);
});

test('a picture that does not open is counted, and plain text opens no picture file', async () => {
  const data = await createTestData();
  const taken = await data.pictures.take(
    new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...new Array(90).fill(7)])], 'a.jpg'),
  );
  const pictures = 'picture' in taken ? [taken.picture] : [];
  await data.entries.create({ title: 'Lilies', content: 'Here.', tags: [], pictures });
  data.damage(`${pictures[0]?.id}:0000`);
  const { press, choose } = await openProfile(data);
  await choose('Plain Text');
  await press('Export Journal');
  await waitFor(() => expect(caught.files).toHaveLength(1));
  await screen.findByText(/is in your downloads/);
  expect(screen.queryByText(/could not be opened/)).toBeNull();
  await choose('PDF');
  await press('Export Journal');
  expect(
    await screen.findByText(/^One thing could not be opened/, {}, { timeout: 25_000 }),
  ).toBeVisible();
});

test('names an entry that does not open and exports the others', async () => {
  const data = await written();
  const { id } = await data.entries.create({ title: 'Torn', content: 'x', tags: [] });
  data.damage(id);
  const { press, choose } = await openProfile(data);
  await choose('Plain Text');
  await press('Export Journal');
  expect(await screen.findByText(/^One entry could not be opened/)).toBeVisible();
  expect(await caught.files[0]?.blob.text()).toContain('Lilies');
});

test('exports letters where there is no entry, and says that one did not open', async () => {
  const data = await createTestData();
  await data.letters.put({ id: 'vera', to: 'Vera', text: 'The kettle still clicks.' });
  await data.letters.put({ id: 'tom', to: 'Tom', text: 'The tent.' });
  const session = data.session.getState();
  data.damage(`${session.status === 'open' ? session.account.id : ''}:letter:tom`);
  const { press, choose } = await openProfile(data);
  await choose('Plain Text');
  await press('Export Journal');
  expect(await screen.findByText(/^One thing could not be opened/)).toBeVisible();
  const text = await caught.files[0]?.blob.text();
  expect(text).toContain('The kettle still clicks.');
  expect(text).toContain('letters of November 20, 2026');
});

test('shows the progress of a long export and can be stopped', async () => {
  const data = await createTestData();
  for (let turn = 0; turn < 200; turn += 1) {
    await data.entries.create({ title: `Day ${turn}`, content: 'Rain. '.repeat(200), tags: [] });
  }
  const { press } = await openProfile(data);
  await press('Export Journal');
  expect(await screen.findByRole('progressbar', { name: 'Making the file' })).toBeVisible();
  await press('Cancel');
  expect(await screen.findByText('The export was stopped. There is no file.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(caught.files).toEqual([]);
});

test('reports a font that cannot be fetched and downloads nothing', async () => {
  const { press } = await openProfile(await written());
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  await press('Export Journal');
  expect(await screen.findByText('The file could not be made')).toBeVisible();
  expect(caught.files).toEqual([]);
});

test('reports characters that no font has', async () => {
  const data = await createTestData();
  await data.entries.create({ title: 'Peace', content: 'ሰላም and \u{12000}', tags: [] });
  const { press } = await openProfile(data);
  await press('Export Journal');
  expect(await screen.findByText(/^Words in Ethiopic cannot be set in a PDF here/)).toBeVisible();
  expect(screen.getByText(/1 character is shown as an empty box in this PDF/)).toBeVisible();
});
