import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { tom } from './pause-testing.ts';

const open = (data: TestData, path = '/pause') => renderScreen({ routes, path, data });
const button = (name: string) => screen.findByRole('button', { name });
const letter = () => screen.findByRole('textbox', { name: /^What you want to say to/ });

test('words to one person are a draft for that person alone', async () => {
  const data = await createTestData();
  await data.someone.put(tom);
  await data.someone.put({ ...tom, id: 'ada', name: 'Ada' });
  const first = await open(data, '/pause?about=tom');
  await first.user.type(await letter(), 'Your coat');
  first.unmount();
  await waitFor(async () =>
    expect(await data.drafts.get('letter:pause-tom')).toMatchObject({ someone: 'tom' }),
  );
  const second = await open(data, '/pause?about=ada');
  expect(await screen.findByLabelText(/What you want to say to Ada/)).toHaveValue('');
  second.unmount();
  const third = await open(data);
  expect(await letter()).toHaveValue('');
  third.unmount();
  await open(data, '/pause?about=tom');
  await waitFor(async () => expect(await letter()).toHaveValue('Your coat'));
});

const aboutTom = async (endsAt: string) => {
  const data = await createTestData();
  await data.someone.put(tom);
  await data.records.put('pause', { endsAt, someone: 'tom' });
  return data;
};

test('whom a pause was about is named until its question is answered, and not weeks later', async () => {
  const data = await aboutTom('2026-11-20T21:05:00.000');
  const { user, unmount } = await open(data);
  await user.type(await screen.findByLabelText(/What you want to say to Tom/), 'Your coat');
  await user.click(await button('Go on without an answer'));
  await button('Begin the ten-minute pause');
  expect(await letter()).toHaveValue('Your coat');
  unmount();
  await data.records.put('pause', { endsAt: '2026-11-02T21:05:00.000', someone: 'tom' });
  await open(data);
  await screen.findByLabelText(/What you want to say to them/);
  expect(screen.queryByText('Tom')).toBeNull();
});

test('a name that is not to be brought up is not', async () => {
  const data = await aboutTom('2026-11-20T21:15:00.000');
  await data.muted.change((before) => ({ ...before, words: ['Tom'] }));
  const { unmount } = await open(data);
  await screen.findByLabelText(/What you want to say to them/);
  expect(screen.queryByText('Tom')).toBeNull();
  unmount();
  await open(data, '/pause?about=tom');
  const asked = await screen.findByLabelText(/What you want to say to Tom/);
  await waitFor(() => expect(asked).toBeVisible());
});
