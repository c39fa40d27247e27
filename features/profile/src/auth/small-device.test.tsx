import { ana, createTestData, memoryHosting } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('asks after a refusal, and not before, whether the account is from a small device', async () => {
  const data = createTestData({ session: 'signed-out', service: memoryHosting() });
  const { user } = await renderScreen({ routes, path: '/auth', data });
  await user.click(await screen.findByRole('tab', { name: 'Log In' }));
  const small = { name: /device with little memory/ };
  expect(screen.queryByRole('checkbox', small)).toBeNull();
  await user.type(screen.getByLabelText('Email'), ana.email);
  await user.type(screen.getByLabelText('Password'), 'not the password');
  await user.click(screen.getByRole('button', { name: 'Log In' }));
  expect(await screen.findByRole('checkbox', small)).not.toBeChecked();
});
