import { createTestData, memoryHosting } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import routes from '../feature.ts';
import { entryWithPictures, sampleFile, withDeletedPicture } from './pictures-testing.ts';

beforeEach(() => {
  // jsdom has no object URLs.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
});

const thoughts = () => screen.findByRole('textbox', { name: 'Your thoughts' });
const chooser = () => screen.getByLabelText<HTMLInputElement>('Pictures to add');
const rows = () =>
  within(screen.getByRole('region', { name: /Pictures/ })).getAllByRole('textbox', {
    name: /What it shows/,
  });

async function openWrite(data = createTestData()) {
  const rendered = await renderScreen({ routes, path: '/write', data: await data });
  await rendered.user.click(await screen.findByRole('button', { name: 'Add a picture' }));
  return rendered;
}

test('a picture is added, described, kept in the draft, and saved with the entry', async () => {
  const { user, data, where } = await openWrite();
  expect(
    screen.getByText(/Up to 20 pictures in an entry, each from a file of up to 25 MB/),
  ).toBeVisible();
  await user.upload(chooser(), [sampleFile('one.jpg'), sampleFile('two.jpg')]);
  await waitFor(() => expect(rows()).toHaveLength(2));
  expect(screen.getByText(/2 of 20 pictures, 4 kB/)).toBeVisible();
  await user.type(rows()[1] as HTMLElement, 'The blue cup');
  await user.click(screen.getByRole('button', { name: 'Move up: picture 2' }));
  expect(rows()[0]).toHaveValue('The blue cup');
  await screen.findByText('Draft kept on this device');
  await waitFor(async () => expect((await data.drafts.get('new'))?.pictures).toHaveLength(2));
  // A title and a picture are enough.
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  const [entry] = (await data.entries.list()).items;
  const { items } = await data.pictures.of(entry?.id ?? '');
  expect(items.map(({ alt }) => alt)).toEqual(['The blue cup', '']);
  expect(items[0]).not.toHaveProperty('original');
  expect(await screen.findByText('2 pictures')).toBeVisible();
});

test('the original is kept only where the person wants it', async () => {
  const { user, data } = await openWrite();
  await user.click(screen.getByRole('checkbox', { name: /Keep the original files too/ }));
  await user.upload(chooser(), sampleFile('IMG_1.jpg'));
  expect(await screen.findByText('The original is kept too: IMG_1.jpg')).toBeVisible();
  await screen.findByText('Draft kept on this device');
  const [picture] = (await data.drafts.get('new'))?.pictures ?? [];
  expect(picture && (await data.pictures.openOriginal(picture)).isWhole).toBe(true);
});

test('a removed picture can be brought back, and is gone when the page is left', async () => {
  const data = await createTestData();
  const { user, unmount } = await openWrite(Promise.resolve(data));
  await user.upload(chooser(), sampleFile());
  await user.click(await screen.findByRole('button', { name: 'Remove: picture 1' }));
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  expect(rows()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove: picture 1' }));
  unmount();
  await waitFor(() => expect(data.rows()).not.toContain('"entry_id":"file-'));
});

test('the focus stays near what was pressed, and a new place is said', async () => {
  const { user } = await openWrite();
  const heading = screen.getByRole('heading', { name: /Pictures/ });
  await waitFor(() => expect(heading).toHaveFocus());
  await user.upload(chooser(), [sampleFile('one.jpg'), sampleFile('two.jpg')]);
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Move up: picture 2' }));
  expect(screen.getByText('It is now picture 1 of 2.')).toBeVisible();
  const first = screen.getByRole('button', { name: 'Move up: picture 1' });
  await waitFor(() => expect(first).toHaveFocus());
  expect(first).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'Remove: picture 1' }));
  await waitFor(() => expect(heading).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(heading).toHaveFocus());
});

test.each([
  [
    '<svg xmlns="a"><script>1</script></svg>',
    'drawing.png',
    /“drawing.png” is an SVG drawing. It may hold a script/,
  ],
  ['MZ\0\0program', 'holiday.jpg', /“holiday.jpg” is not a picture that a browser can show/],
  ['\0\0\0\x18ftypmp42', 'IMG.jpg', /“IMG.jpg” is a video/],
  [
    'GIF89a\x01\0\x01\0\0\0\0\0\0\0',
    'torn.gif',
    /“torn.gif” could not be read. The picture in it is damaged/,
  ],
  [
    '\0\0\0\x18ftypheic',
    'IMG.heic',
    /“IMG.heic” is a HEIC picture, which this browser cannot read/,
  ],
])('what cannot be added is said, and the words stay: %s', async (start, name, sentence) => {
  const { user } = await openWrite();
  await user.type(await thoughts(), 'It steamed.');
  fireEvent.drop(await thoughts(), {
    dataTransfer: { files: [new File([start], name), sampleFile()], types: ['Files'] },
  });
  expect(await screen.findByText(sentence)).toBeVisible();
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(await thoughts()).toHaveValue('It steamed.');
});

test('a full device keeps the words, and says so', async () => {
  const data = await createTestData();
  const { user } = await openWrite(Promise.resolve(data));
  await user.type(await thoughts(), 'It steamed.');
  await screen.findByText('Draft kept on this device');
  data.failNextWrite('store.full');
  await user.upload(chooser(), sampleFile());
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(await thoughts()).toHaveValue('It steamed.');
});

test.each([
  ['hosted', true],
  ['device', false],
])('an account on a server is told how much has room there: %s', async (home, isTold) => {
  await openWrite(createTestData(home === 'hosted' ? { service: memoryHosting() } : {}));
  expect(await screen.findByText(/Up to 20 pictures in an entry/)).toBeVisible();
  const told = screen.queryByText(/The copy on the server has room for about 1 GB/);
  if (isTold) expect(told).toBeVisible();
  else expect(told).toBeNull();
});

test('room is said in plain numbers before it ends', async () => {
  const data = await createTestData();
  const health = await data.device.health();
  Object.assign(data.device, {
    health: async () => ({ ...health, used: 950_000_000, quota: 1_000_000_000 }),
  });
  await openWrite(Promise.resolve(data));
  expect(await screen.findByText(/This browser has 50.0 MB left for Mooring/)).toBeVisible();
});

test('what a picture shows is screened like the words', async () => {
  const { user, data, where } = await openWrite();
  await user.upload(chooser(), sampleFile());
  await waitFor(() => expect(rows()).toHaveLength(1));
  await user.type(rows()[0] as HTMLElement, 'The bridge where I want to kill myself');
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  await waitFor(() => expect(data.safety.alert.getState()).not.toBeNull());
});

test('an entry shows its pictures, opens them large, and leads on by keyboard', async () => {
  const data = await createTestData();
  const { entry } = await entryWithPictures(data, ['The blue cup', '']);
  const { user } = await renderScreen({ routes, path: `/entry/${entry.id}`, data });
  await user.click(await screen.findByRole('button', { name: /^Show large: ?The blue cup/ }));
  const dialog = await screen.findByRole('dialog', { name: 'The blue cup' });
  expect(await within(dialog).findByRole('img', { name: 'The blue cup' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('dialog', { name: 'Picture 2 of 2' })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a picture that does not open says so, and the entry can be read', async () => {
  const data = await createTestData();
  const { entry, pictures } = await entryWithPictures(data, ['The blue cup']);
  data.damage(`${pictures[0]?.id}:0000`);
  await renderScreen({ routes, path: `/entry/${entry.id}`, data });
  expect(await screen.findByText(/This picture could not be opened/)).toBeVisible();
  expect(screen.getByText(/the good knife/)).toBeVisible();
});

test('a picture that is still on its way says so, and is shown when it is there', async () => {
  const data = await createTestData();
  const { entry, pictures } = await entryWithPictures(data, ['The blue cup']);
  const copy = await data.backups.create({ passphrase: 'by heart' });
  data.lose(`${pictures[0]?.id}:0000`);
  data.sync.state.setState({ status: 'synced' });
  await renderScreen({ routes, path: `/entry/${entry.id}`, data });
  expect(await screen.findByText(/still on its way from another device/)).toBeVisible();
  await data.backups.restore(copy.file, { passphrase: 'by heart' });
  expect(await screen.findByRole('img', { name: 'The blue cup' })).toBeVisible();
  expect(screen.queryByText(/still on its way/)).toBeNull();
});

test('a picture that was deleted on another device says so, and not that it is on its way', async () => {
  const { data, path } = await withDeletedPicture();
  await renderScreen({ routes, path, data });
  expect(await screen.findByText(/was deleted on one of your devices/)).toBeVisible();
  expect(screen.queryByText(/still on its way/)).toBeNull();
  expect(screen.getByText(/the good knife/)).toBeVisible();
});

test('editing an entry keeps its pictures and removes the one that is removed', async () => {
  const data = await createTestData();
  const { entry } = await entryWithPictures(data, ['The blue cup', 'The drawer']);
  const { user, where } = await renderScreen({ routes, path: `/edit/${entry.id}`, data });
  await user.click(await screen.findByRole('button', { name: 'Remove: picture 1' }));
  await user.click(screen.getByRole('button', { name: 'Remove: picture 1' }));
  await waitFor(() => expect(screen.getByRole('heading', { name: /Pictures/ })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await user.click(screen.getByRole('button', { name: 'Save Entry' }));
  await waitFor(() => expect(where()).toBe('/journal'));
  const { items } = await data.pictures.of(entry.id);
  expect(items.map(({ alt }) => alt)).toEqual(['The drawer']);
  expect(data.rows().split('"entry_id":"file-')).toHaveLength(2);
});
