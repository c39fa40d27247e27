import { say } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { keepVera, saying, vera } from './someone-testing.ts';

const open = (path: string, data?: TestData) =>
  renderScreen({ routes, path, ...(data ? { data } : {}) });

async function openVera(session: 'open' | 'visitor' = 'open') {
  const data = await createTestData({ session });
  await keepVera(data);
  const stage = await open('/someone/vera', data);
  await screen.findByRole('heading', { level: 1, name: 'Vera' });
  // The rest of the page stands once it is known what was kept of them.
  await screen.findByRole('button', { name: 'Remove this page' });
  return { ...stage, data };
}

test.each(['open', 'visitor', 'signed-out'] as const)(
  'a name is enough to add someone (%s)',
  async (session) => {
    const data = await createTestData({ session });
    const { user } = await open('/someone', data);
    await user.click(await screen.findByRole('link', { name: 'Add someone' }));
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Vera');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Vera' })).toBeVisible();
    expect((await data.someone.list()).items).toMatchObject([{ name: 'Vera', bond: '' }]);
  },
);

test('without a name it says what is missing, and keeps what was typed', async () => {
  const { user } = await open('/someone/new');
  await user.type(await screen.findByRole('textbox', { name: /^Who this is/ }), 'my mum');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Write a name. Any name that you use is enough.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Who this is/ })).toHaveValue('my mum');
});

test('what is typed in the form is there again after the page was left', async () => {
  const data = await createTestData();
  const first = await open('/someone/new', data);
  await first.user.type(
    await screen.findByRole('textbox', { name: /^What happened, in your own words/ }),
    'A Tuesday',
  );
  first.unmount();
  await waitFor(async () => expect(await data.drafts.get('someone:new')).not.toBeNull());
  await open('/someone/new', data);
  expect(
    await screen.findByRole('textbox', { name: /^What happened, in your own words/ }),
  ).toHaveValue('A Tuesday');
});

test.each(['open', 'visitor'] as const)('the page shows all that is kept (%s)', async (session) => {
  await openVera(session);
  expect(screen.getByText('Your mum')).toBeVisible();
  expect(screen.getByText(/You said ‘Mum’. They called you ‘Bear’./)).toBeVisible();
  expect(await screen.findByText(saying)).toBeVisible();
  expect(await screen.findByText('voicemail.m4a')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Vera’s birthday' })).toBeVisible();
  expect(screen.getByText('March 14, every year')).toBeVisible();
});

test('words can be kept, and stay in the field if they cannot', async () => {
  const { user, data } = await openVera();
  const field = screen.getByRole('textbox', { name: /Something they said/ });
  await user.type(field, 'Wear a hat.');
  // The draft is written first.
  await waitFor(async () => expect(await data.drafts.get('saying:vera')).not.toBeNull());
  data.failNextWrite('store.full');
  await user.click(screen.getByRole('button', { name: 'Keep these words' }));
  expect(await screen.findByText(say('store.full').title)).toBeVisible();
  expect(field).toHaveValue('Wear a hat.');
  await user.click(screen.getByRole('button', { name: 'Keep these words' }));
  expect(await screen.findByText('Wear a hat.', { selector: 'blockquote' })).toBeVisible();
  expect(field).toHaveValue('');
});

test('words in danger raise the card', async () => {
  const { user, data } = await openVera();
  const raise = vi.spyOn(data.safety, 'screenAndRaise');
  await user.type(screen.getByRole('textbox', { name: /Something they said/ }), 'I want to die');
  await user.click(screen.getByRole('button', { name: 'Keep these words' }));
  expect(raise).toHaveBeenCalledWith('I want to die');
});

test('removing someone asks once, and takes all that is kept of them', async () => {
  const { user, data } = await openVera();
  await user.click(screen.getByRole('button', { name: 'Remove this page' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove this page about Vera?' });
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No name is written here')).toBeVisible();
  expect((await data.keepsakes.of('vera')).items).toEqual([]);
  expect(data.rows()).not.toContain('"entry_id":"file-');
});

test('an address that names nobody says so', async () => {
  await open('/someone/nobody');
  expect(await screen.findByText('There is no page at this address')).toBeVisible();
});

test('a day that is added from the page belongs to the person', async () => {
  const { user, data } = await openVera();
  await user.click(screen.getByRole('link', { name: 'Add a day' }));
  await user.type(
    await screen.findByRole('textbox', { name: /What do you call this day/ }),
    'Easter',
  );
  expect(screen.getByRole('combobox', { name: /day about/ })).toHaveDisplayValue('Vera');
  expect(await data.someone.get('vera')).not.toBeNull();
});

test('a form that was begun here does not undo what another device wrote meanwhile', async () => {
  const data = await createTestData();
  await keepVera(data);
  const first = await open('/someone/vera?edit', data);
  await first.user.type(await screen.findByRole('textbox', { name: /^Their name for you/ }), 's');
  await waitFor(async () => expect(await data.drafts.get('someone:vera')).not.toBeNull());
  first.unmount();
  await data.someone.change('vera', (before) => ({ ...before, ending: 'Three hundred words.' }));
  const second = await open('/someone/vera?edit', data);
  expect(await screen.findByText('What you typed before is here again.')).toBeVisible();
  await second.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { level: 1, name: 'Vera' });
  expect(await data.someone.get('vera')).toMatchObject({
    calledYou: 'Bears',
    ending: 'Three hundred words.',
  });
});

test('removed, nothing that was begun for their page stays', async () => {
  const { user, data } = await openVera();
  await user.type(screen.getByRole('textbox', { name: /Something they said/ }), 'Wear a hat.');
  await waitFor(async () => expect(await data.drafts.get('saying:vera')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Remove this page' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('No name is written here');
  await waitFor(async () => expect(await data.drafts.get('saying:vera')).toBeNull());
});

test('a pause before writing is offered where a message could be sent, and nowhere else', async () => {
  const { data, go } = await openVera();
  expect(screen.queryByRole('link', { name: /^Pause before you write/ })).toBeNull();
  await data.someone.put({ ...vera, id: 'tom', name: 'Tom', loss: 'break-up' });
  await go('/someone/tom');
  expect(
    await screen.findByRole('link', { name: 'Pause before you write to Tom' }),
  ).toHaveAttribute('href', '/pause?about=tom');
});
