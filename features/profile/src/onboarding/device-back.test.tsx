import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';

test('the Back of the device goes to the step before, with its answers', async () => {
  const { user, back, where } = await renderScreen({ routes, path: '/onboarding' });
  await user.click(await screen.findByRole('checkbox', { name: "I've lost a pet" }));
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await screen.findByText('Step 2 of 4')).toBeVisible();
  await back();
  expect(await screen.findByText('Step 1 of 4')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: "I've lost a pet" })).toBeChecked();
  expect(where()).toBe('/onboarding');
});

test('an address that names a step opens it, because every step can be skipped', async () => {
  await renderScreen({ routes, path: '/onboarding?step=4' });
  expect(await screen.findByText('Step 4 of 4')).toBeVisible();
});
