import { say } from '@mooring/contract';
import { createTestData, memoryHosting, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { keepVera, withDeletedVoice } from './someone-testing.ts';

const open = (path: string, data?: TestData) =>
  renderScreen({ routes, path, ...(data ? { data } : {}) });

async function openVera(session: 'open' | 'visitor' = 'open') {
  const data = await createTestData({ session });
  await keepVera(data);
  const stage = await open('/someone/vera', data);
  await screen.findByLabelText(/Bring in a voice message/);
  return { ...stage, data };
}

test('a file is brought in, described and removed', async () => {
  const { user, data } = await openVera();
  const file = new File(['a recipe'], 'recipe.pdf', { type: 'application/pdf' });
  await user.upload(screen.getByLabelText(/Bring in a voice message/), file);
  await screen.findByText('recipe.pdf');
  await user.click(screen.getByRole('button', { name: 'Say what it is: recipe.pdf' }));
  await user.type(screen.getByRole('textbox', { name: /^What it is/ }), 'The plum cake');
  await user.click(
    within(
      screen.getByRole('textbox', { name: /^What it is/ }).closest('form') as HTMLElement,
    ).getByRole('button', { name: 'Save' }),
  );
  expect(await screen.findByText('The plum cake')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Remove: The plum cake' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this file?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('The plum cake')).toBeNull());
  expect((await data.keepsakes.of('vera')).items).toHaveLength(2);
});

test('too many files at once, and those that cannot be kept, are refused in a sentence with their names', async () => {
  const { user, data } = await openVera();
  const field = screen.getByLabelText(/Bring in a voice message/);
  await user.upload(
    field,
    Array.from({ length: 21 }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' })),
  );
  expect(await screen.findByText(/Up to 20 can be kept in one go/)).toBeVisible();
  const large = new File(['x'], 'film.mp4', { type: 'video/mp4' });
  Object.defineProperty(large, 'size', { value: 4_000_000_000 });
  const gone = new File(['x'], 'gone.pdf', { type: 'application/pdf' });
  Object.defineProperty(gone, 'arrayBuffer', { value: () => Promise.reject(new Error()) });
  const empty = ['a.txt', 'b.txt'].map((name) => new File([], name));
  const kept = new File(['a recipe'], 'recipe.pdf', { type: 'application/pdf' });
  await user.upload(field, [large, ...empty, gone, kept]);
  expect(
    await screen.findByText(
      'Not kept: “film.mp4” is larger than 25 MB; “a.txt” and “b.txt” are empty; “gone.pdf” can no longer be read. A shorter copy of a video or a recording can be kept.',
    ),
  ).toBeVisible();
  expect(screen.queryByText(say('keepsake.too-large').title)).toBeNull();
  expect(await screen.findByText('recipe.pdf')).toBeVisible();
  expect((await data.keepsakes.of('vera')).items).toHaveLength(3);
});

const recipe = (name = 'recipe.pdf') => new File(['a recipe'], name, { type: 'application/pdf' });

test('a file that is dropped beside the section, or pasted on the page, is kept', async () => {
  await openVera();
  const heading = screen.getByRole('heading', { level: 1 });
  // The browser would open it in place of the page.
  const types = ['Files'];
  expect(fireEvent.dragOver(heading, { dataTransfer: { files: [], types } })).toBe(false);
  expect(fireEvent.drop(heading, { dataTransfer: { files: [recipe()], types } })).toBe(false);
  expect(await screen.findByText('recipe.pdf')).toBeVisible();
  fireEvent.paste(document.body, { clipboardData: { files: [recipe('pasted.pdf')], types } });
  expect(await screen.findByText('pasted.pdf')).toBeVisible();
});

test('pasted words stay words, also where a program adds a picture of them', async () => {
  const { data } = await openVera();
  const field = screen.getByRole('textbox', { name: /^Something they said/ });
  const clipboardData = { files: [recipe()], types: ['text/plain', 'Files'] };
  expect(fireEvent.paste(field, { clipboardData })).toBe(true);
  expect((await data.keepsakes.of('vera')).items).toHaveLength(2);
});

test('what is dropped while others are being kept waits for its turn', async () => {
  const { data } = await openVera();
  const page = document.body;
  const types = ['Files'];
  const [first, ...more] = Array.from({ length: 4 }, (_, at) => recipe(`${at}.pdf`));
  fireEvent.drop(page, { dataTransfer: { files: [first], types } });
  fireEvent.drop(page, { dataTransfer: { files: more, types } });
  fireEvent.drop(page, { dataTransfer: { files: [new File([], 'empty.pdf')], types } });
  expect(await screen.findByText('Not kept: “empty.pdf” is empty.')).toBeVisible();
  expect((await data.keepsakes.of('vera')).items).toHaveLength(6);
});

test('10,000 pasted files are refused in a sentence, and none is read', async () => {
  const { data } = await openVera();
  const file = recipe();
  const read = vi.spyOn(file, 'arrayBuffer');
  const files = new Array(10_000).fill(file);
  fireEvent.paste(document.body, { clipboardData: { files, types: ['Files'] } });
  expect(await screen.findByText(/^You chose 10,000 files. Up to 20 can be kept/)).toBeVisible();
  expect(read).not.toHaveBeenCalled();
  expect((await data.keepsakes.of('vera')).items).toHaveLength(2);
});

test('a file whose bytes are damaged says so, and stays', async () => {
  const data = await createTestData();
  await keepVera(data);
  const file = (await data.keepsakes.of('vera')).items.find(({ kind }) => kind === 'voice')?.file;
  data.damage(`${file?.id}:0000`);
  const { user } = await open('/someone/vera', data);
  await user.click(await screen.findByRole('button', { name: 'Play: voicemail.m4a' }));
  expect(await screen.findByText(say('vault.unreadable').title)).toBeVisible();
  expect(await screen.findByText('voicemail.m4a')).toBeVisible();
});

test('a file that is still on its way says so, and opens by itself when it is there', async () => {
  const data = await createTestData();
  await keepVera(data);
  const copy = await data.backups.create({ passphrase: 'by heart' });
  const file = (await data.keepsakes.of('vera')).items.find(({ kind }) => kind === 'voice')?.file;
  data.lose(`${file?.id}:0000`);
  data.sync.state.setState({ status: 'synced' });
  const { user } = await open('/someone/vera', data);
  await user.click(await screen.findByRole('button', { name: 'Play: voicemail.m4a' }));
  expect(await screen.findByText(/still on its way from another device/)).toBeVisible();
  expect(screen.queryByText(say('vault.unreadable').title)).toBeNull();
  await data.backups.restore(copy.file, { passphrase: 'by heart' });
  expect(await screen.findByLabelText('voicemail.m4a, Vera')).toBeInTheDocument();
  expect(screen.queryByText(/still on its way/)).toBeNull();
});

test('a file that was deleted on another device says so, and not that it is on its way', async () => {
  const { user } = await open('/someone/vera', await withDeletedVoice());
  await user.click(await screen.findByRole('button', { name: 'Play: voicemail.m4a' }));
  expect(await screen.findByText(/was deleted on one of your devices/)).toBeVisible();
  expect(screen.queryByText(/still on its way/)).toBeNull();
  expect(screen.getByText('Call me back, Bear.')).toBeVisible();
});

test('a file whose parts are gone from a device without others says that it cannot be opened', async () => {
  const data = await createTestData();
  await keepVera(data);
  const file = (await data.keepsakes.of('vera')).items.find(({ kind }) => kind === 'voice')?.file;
  data.lose(`${file?.id}:0000`);
  const { user } = await open('/someone/vera', data);
  await user.click(await screen.findByRole('button', { name: 'Play: voicemail.m4a' }));
  expect(await screen.findByText(say('vault.unreadable').title)).toBeVisible();
});

test('what is said in a recording can be written down, is kept as a draft until then, and can be changed', async () => {
  const { user, data, unmount } = await openVera();
  const raise = vi.spyOn(data.safety, 'screenAndRaise');
  await user.click(
    await screen.findByRole('button', { name: 'Write down what is said: voicemail.m4a' }),
  );
  await user.type(screen.getByRole('textbox', { name: /^What is said in it/ }), 'Call me back');
  const voice = (await data.keepsakes.of('vera')).items.find(({ kind }) => kind === 'voice');
  await waitFor(async () => expect(await data.drafts.get(`saying:${voice?.id}`)).not.toBeNull());
  unmount();
  const again = await open('/someone/vera', data);
  const field = await screen.findByRole('textbox', { name: /^What is said in it/ });
  expect(field).toHaveValue('Call me back');
  await again.user.type(field, ', Bear.');
  await again.user.click(
    within(field.closest('form') as HTMLElement).getByRole('button', { name: 'Save' }),
  );
  expect(await screen.findByText('Call me back, Bear.', { selector: 'blockquote' })).toBeVisible();
  expect(raise).toHaveBeenCalledWith('Call me back, Bear.');
  expect(await data.drafts.get(`saying:${voice?.id}`)).toBeNull();
  const change = 'Change what is written down: voicemail.m4a';
  expect(await screen.findByRole('button', { name: change })).toBeVisible();
  expect(data.rows()).not.toContain('Call me back');
});

test('what a photographed letter or a recipe says can be written down', async () => {
  const { user, data } = await openVera();
  const letter = new File([new Uint8Array(900)], 'letter.jpg', { type: 'image/jpeg' });
  const field = screen.getByLabelText(/Bring in a voice message/);
  await user.upload(field, [letter, recipe('cake.pdf')]);
  expect(
    await screen.findByRole('button', { name: 'Write down what it says: cake.pdf' }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write down what it says: letter.jpg' }));
  const words = await screen.findByRole('textbox', { name: /^What it says/ });
  await user.type(words, 'Dear Bear.');
  const form = words.closest('form') as HTMLElement;
  await user.click(within(form).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Dear Bear.', { selector: 'blockquote' })).toBeVisible();
  const kept = (await data.keepsakes.of('vera')).items.find(({ kind }) => kind === 'picture');
  expect(kept).toMatchObject({ said: 'Dear Bear.' });
});

test('what is said and muted waits for a press', async () => {
  const data = await createTestData();
  await keepVera(data);
  const picture = new File([new Uint8Array(900)], 'garden.jpg', { type: 'image/jpeg' });
  await data.keepsakes.addFile('vera', picture);
  const voice = (await data.keepsakes.of('vera')).items.find(({ kind }) => kind === 'voice');
  await data.keepsakes.change(voice?.id ?? '', (before) => ({ ...before, said: 'Tom is here.' }));
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  await open('/someone/vera', data);
  expect(await screen.findByRole('button', { name: 'Not brought up. Show it' })).toBeVisible();
  expect(screen.queryByText('Tom is here.')).toBeNull();
  expect(await screen.findByText('garden.jpg')).toBeVisible();
});

test('how much there is and what limits it is said before a limit is reached', async () => {
  const { data, unmount } = await openVera();
  expect(await screen.findByText(/Here is one file with 120 kB/)).toBeVisible();
  expect(screen.getByText(/up to 25 MB, and up to 20 can be brought in at once/)).toBeVisible();
  expect(document.body.textContent).not.toMatch(/left for Mooring|copy on the server/);
  unmount();
  const health = await data.device.health();
  data.device.health = async () => ({ ...health, used: 1_850_000_000, quota: 2_000_000_000 });
  await open('/someone/vera', data);
  expect(await screen.findByText(/This browser has 150.0 MB left for Mooring/)).toBeVisible();
});

test('an account on a server is told how much has room there', async () => {
  const data = await createTestData({ service: memoryHosting() });
  await keepVera(data);
  await open('/someone/vera', data);
  expect(await screen.findByText(/The copy on the server has room for about 1 GB/)).toBeVisible();
});
