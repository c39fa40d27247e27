import { AppError } from '@mooring/contract';
import { ana, createTestData, memoryHosting, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { EraseSection } from './erase-section.tsx';

async function open(
  change: (data: TestData) => void = () => {},
  service?: ReturnType<typeof memoryHosting>,
) {
  const data = await createTestData(service ? { service } : {});
  if (service) await expect.poll(() => data.hosted.state.getState().status).toBe('open');
  await data.entries.create({ title: 'Mine', content: 'Words.', tags: [] });
  change(data);
  const left: string[] = [];
  const Component = () => <EraseSection leave={(address) => left.push(address)} />;
  const { user } = await renderScreen({ routes: [{ path: '/', Component }], path: '/', data });
  await user.click(await screen.findByRole('button', { name: 'Erase everything on this device' }));
  return { data, user, left };
}

test('erases everything after the word was typed and reloads the page', async () => {
  const { data, user, left } = await open();
  await user.type(await screen.findByLabelText(/to go on/), ' Erase ');
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  await expect.poll(() => left).toEqual(['/']);
  expect(data.rows()).toBe('[]');
});

test('says what the browser itself may keep', async () => {
  await open();
  expect(screen.getByText(/password that it offers to fill in/)).toBeInTheDocument();
});

test('erases nothing without the word', async () => {
  const { data, user, left } = await open();
  await user.type(await screen.findByLabelText(/to go on/), 'delete');
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  expect(screen.getByLabelText(/to go on/)).toHaveAccessibleDescription(/type the word/);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  expect(left).toEqual([]);
  expect((await data.entries.list()).items).toHaveLength(1);
});

test('reports an incomplete erasure and can retry it', async () => {
  const { user, left } = await open((data) => {
    const erase = data.accounts.eraseEverything;
    let tries = 0;
    data.accounts.eraseEverything = async () => {
      tries += 1;
      if (tries === 1) throw new AppError('erase.failed');
      await erase();
    };
  });
  await user.type(await screen.findByLabelText(/to go on/), 'erase');
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  expect(await screen.findByText('Not everything could be erased')).toBeVisible();
  expect(screen.getByText(/your password may still open it/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erase everything' }));
  await expect.poll(() => left).toEqual(['/']);
});

test('the copy on the server goes too after the password, and nothing goes without it', async () => {
  const service = memoryHosting();
  const { user, left, data } = await open(() => {}, service);
  await user.type(await screen.findByLabelText(/to go on/), 'erase');
  await user.click(screen.getByRole('checkbox', { name: /Delete the copy on the server/ }));
  const erase = () => user.click(screen.getByRole('button', { name: 'Erase everything' }));
  await erase();
  expect(await screen.findByText(/enter your password/)).toBeVisible();
  await user.type(screen.getByLabelText('Current password'), 'not the password');
  await erase();
  expect(await screen.findByText(/is not the right password/)).toBeVisible();
  expect(service.users).toHaveLength(1);
  expect((await data.entries.list()).items).toHaveLength(1);
  await user.clear(screen.getByLabelText('Current password'));
  await user.type(screen.getByLabelText('Current password'), ana.password);
  await erase();
  await expect.poll(() => left).toEqual(['/']);
  expect(service.users).toEqual([]);
});

const offered = /choose whether the encrypted copy on the server goes too/;
const stays =
  /The encrypted copy on the server stays\. To delete it too, sign in to the server first/;

test.each(['none', 'opening', 'waiting', 'sign-in', 'confirm', 'key-mismatch'] as const)(
  'a copy that cannot be deleted now is named all the same (%s)',
  async (status) => {
    await open((data) => data.hosted.state.setState({ status }), memoryHosting());
    expect(screen.getAllByText(stays)).toHaveLength(2);
    expect(screen.queryByText(offered)).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  },
);

test('a copy that can be deleted is offered', async () => {
  await open(() => {}, memoryHosting());
  expect(screen.getByText(offered)).toBeInTheDocument();
  expect(screen.queryByText(stays)).not.toBeInTheDocument();
});

test('an account of this device alone is told of its files, and of no server', async () => {
  await open();
  expect(screen.getByText(/Files you saved elsewhere stay there/)).toBeInTheDocument();
  expect(screen.queryByText(/on the server/)).not.toBeInTheDocument();
});
