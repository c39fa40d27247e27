import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';

afterEach(() => vi.unstubAllGlobals());

const open = (data?: TestData) =>
  renderScreen({ routes, path: '/companion?view=settings', ...(data ? { data } : {}) });

test('where the deployment allows no service of one’s own, none is offered, and it says why', async () => {
  const data = await createTestData({ allowed: [] });
  await data.records.put('companion-settings', {
    engine: 'own',
    ownEndpoint: { baseUrl: 'https://models.example.org/v1', model: 'llama', key: 'k' },
    consents: { own: 'models.example.org' },
  });
  const { user } = await open(data);
  expect(await screen.findByText(/This site may not call a service of your own/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: /Your own service/ })).toBeNull();
  expect(screen.queryByText('A voice service of your own')).toBeNull();
  expect(screen.getByRole('radio', { name: /The guide/ })).toBeChecked();
  await user.click(await screen.findByRole('button', { name: 'Forget the service I set up' }));
  await waitFor(async () =>
    expect((await data.companionSettings.get()).ownEndpoint).toBeUndefined(),
  );
});

test('the browser’s own model is offered where it is there, and kept when chosen', async () => {
  vi.stubGlobal('LanguageModel', { availability: async () => 'available', create: async () => {} });
  const { user, data } = await open();
  const model = await screen.findByRole('radio', { name: /Your browser’s own model/ });
  await user.click(model);
  await waitFor(() => expect(model).toBeChecked());
  expect(await data.companionSettings.get()).toMatchObject({ engine: 'guide', browserModel: true });
});
