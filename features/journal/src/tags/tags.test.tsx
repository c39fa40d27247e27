import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

const field = () => screen.findByRole('combobox', { name: 'A tag of your own' });
const openField = () => screen.findByRole('button', { name: 'Add a tag of your own' });
const save = () => screen.findByRole('button', { name: 'Save Entry' });
const write = (data: TestData, title: string, tags: string[]) =>
  data.entries.create({ title, content: 'Words.', tags });

async function open(path = '/write') {
  const data = await createTestData();
  await write(data, 'One', ['Hospital', 'grief']);
  await write(data, 'Two', ['hospital', 'the sea']);
  await write(data, 'Three', ['hope']);
  return renderScreen({ routes, path, data });
}

const newest = async (data: TestData) =>
  (await data.entries.list()).items.find(({ content }) => content === 'It rained.');

test('a tag is made while writing, and is kept with the entry', async () => {
  const { user, data } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Your thoughts' }), 'It rained.');
  await user.click(await openField());
  await waitFor(async () => expect(await field()).toHaveFocus());
  await user.type(await field(), '  #Ward   4 {Enter}');
  expect(await screen.findByRole('button', { name: 'Ward 4', pressed: true })).toBeVisible();
  expect(await field()).toHaveValue('');
  await user.click(await save());
  await waitFor(async () => expect((await newest(data))?.tags).toEqual(['Ward 4']));
  expect(data.rows()).not.toContain('Ward');
});

test('a tag of one’s own is used again, and typed in another case it is the same one', async () => {
  const { user, data } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Your thoughts' }), 'It rained.');
  await user.click(await screen.findByRole('button', { name: 'the sea', pressed: false }));
  await user.click(await openField());
  await user.type(await field(), 'THE SEA{Enter}');
  await user.type(await field(), 'Grief{Enter}');
  await user.click(await save());
  await waitFor(async () => expect((await newest(data))?.tags).toEqual(['the sea', 'grief']));
});

test('a tag that was typed and not added is saved with the entry, and is in the draft before', async () => {
  const { user, data } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Your thoughts' }), 'It rained.');
  await user.click(await openField());
  await user.type(await field(), 'Ward 4');
  await waitFor(async () => expect((await data.drafts.get('new'))?.newTag).toBe('Ward 4'));
  await user.click(await save());
  await waitFor(async () => expect((await newest(data))?.tags).toEqual(['Ward 4']));
});

test('a tag that is too long, and one too many, are refused kindly', async () => {
  const data = await createTestData();
  const own = Array.from({ length: 12 }, (_, index) => `Tag ${index}`);
  const { id } = await write(data, 'Many', own);
  const { user } = await renderScreen({ routes, path: `/edit/${id}`, data });
  await user.click(await openField());
  await user.type(await field(), 'One more');
  const said = 'An entry can have up to 12 tags of your own.';
  expect(await screen.findAllByText(said)).toHaveLength(2);
  expect(await save()).toBeDisabled();
  await user.clear(await field());
  await user.type(await field(), 'a'.repeat(41));
  expect(await screen.findAllByText('A tag can have up to 40 characters.')).toHaveLength(2);
  expect(await field()).toHaveValue('a'.repeat(41));
});

test('words of danger in a tag raise the card', async () => {
  const { user, data } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Your thoughts' }), 'It rained.');
  await user.click(await openField());
  await user.type(await field(), 'I want to die');
  await user.click(await save());
  await waitFor(() => expect(data.safety.alert.getState()).toMatchObject({ level: 3 }));
});

test('a tag that is not to be brought up is not offered, and stays on its entry', async () => {
  const { data } = await open();
  await data.muted.change((before) => ({ ...before, tags: ['hospital'] }));
  await screen.findByRole('button', { name: 'the sea' });
  await waitFor(() => expect(screen.queryByRole('button', { name: /hospital/i })).toBeNull());
});

test('the list is narrowed by a tag of one’s own, alone and together with a search', async () => {
  const { user } = await open('/journal');
  const filter = within(await screen.findByRole('group', { name: 'Filter by tag' }));
  await user.click(await filter.findByRole('button', { name: /hospital/i }));
  expect(await screen.findByText('2 entries found')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Three' })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'two');
  expect(await screen.findByText('1 entry found')).toBeVisible();
  await user.click(filter.getByRole('button', { name: 'the sea' }));
  expect(await screen.findByText('1 entry found')).toBeVisible();
});

async function openTags(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Rename or remove your tags' }));
  return within(await screen.findByRole('dialog'));
}

test('a tag is renamed on every entry, and the filter follows', async () => {
  const { user, data } = await open('/journal');
  const filter = within(await screen.findByRole('group', { name: 'Filter by tag' }));
  await user.click(await filter.findByRole('button', { name: /hospital/i }));
  const dialog = await openTags(user);
  await user.click(await dialog.findByRole('button', { name: /Rename #hospital/i }));
  await user.clear(dialog.getByRole('textbox', { name: 'New name' }));
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText('Write a name for the tag.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'New name' }), 'Ward 4');
  await user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText(/is now #Ward 4\./)).toBeVisible();
  const tags = (await data.entries.list()).items.flatMap((entry) => entry.tags);
  expect(tags.filter((tag) => tag === 'Ward 4')).toHaveLength(2);
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
  expect(await screen.findByText('2 entries found')).toBeVisible();
});

test('a name that is there already makes two tags one, and says so first', async () => {
  const { user } = await open('/journal');
  const dialog = await openTags(user);
  await user.click(await dialog.findByRole('button', { name: 'Rename #the sea' }));
  await user.clear(dialog.getByRole('textbox', { name: 'New name' }));
  await user.type(dialog.getByRole('textbox', { name: 'New name' }), 'GRIEF');
  expect(await dialog.findByText(/You already have #grief/)).toBeVisible();
  expect(dialog.queryByText(/not to be brought up/)).toBeNull();
});

test('where only one of two tags that become one is not to be brought up, that is said first', async () => {
  const { user, data } = await open('/journal');
  await data.muted.change((before) => ({ ...before, tags: ['the sea'] }));
  const dialog = await openTags(user);
  await user.click(await dialog.findByRole('button', { name: 'Rename #the sea' }));
  const name = dialog.getByRole('textbox', { name: 'New name' });
  await user.clear(name);
  await user.type(name, 'grief');
  expect(
    await dialog.findByText(
      /#the sea is not to be brought up, so no entry of either tag is brought up then\./,
    ),
  ).toBeVisible();
});

test('in the dialog the focus follows the view, and what was done is said in a place that stays', async () => {
  const { user } = await open('/journal');
  const dialog = await openTags(user);
  const [said] = await dialog.findAllByRole('status');
  await user.click(await dialog.findByRole('button', { name: 'Rename #the sea' }));
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'New name' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  await waitFor(() => expect(dialog.getByRole('region', { name: 'Your tags' })).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: 'Remove #the sea' }));
  await waitFor(() =>
    expect(dialog.getByRole('region', { name: 'Remove #the sea' })).toHaveFocus(),
  );
  await user.click(dialog.getByRole('button', { name: 'Remove the tag' }));
  await waitFor(() => expect(said).toHaveTextContent('#the sea is removed.'));
});

test('a tag is removed after a question, and the entries stay', async () => {
  const { user, data } = await open('/journal');
  await data.muted.change((before) => ({ ...before, tags: ['the sea'] }));
  const dialog = await openTags(user);
  await user.click(await dialog.findByRole('button', { name: 'Remove #the sea' }));
  expect(dialog.getByText(/removed from 1 entry\. Your entries are kept\./)).toBeVisible();
  expect(dialog.getByText(/can be brought up again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  await user.click(await dialog.findByRole('button', { name: 'Remove #the sea' }));
  data.failNextWrite('store.full');
  await user.click(dialog.getByRole('button', { name: 'Remove the tag' }));
  expect(await dialog.findByText(/This device is full/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Remove the tag' }));
  expect(await dialog.findByText('#the sea is removed.')).toBeVisible();
  const { items } = await data.entries.list();
  expect(items).toHaveLength(3);
  expect(items.flatMap(({ tags }) => tags)).not.toContain('the sea');
});
