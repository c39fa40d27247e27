import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { keepVera } from './someone-testing.ts';
import { voicemailGuide } from './voicemail-steps.ts';

test('the guide is reached from the page of a person, and leads back to it', async () => {
  const data = await createTestData();
  await keepVera(data);
  const { user, where } = await renderScreen({ routes, path: '/someone/vera', data });
  await user.click(await screen.findByRole('link', { name: 'How to get a voicemail off a phone' }));
  expect(where()).toBe('/someone/vera?voicemail');
  for (const name of ['On an iPhone', 'On an Android phone', 'What to ask the phone company'])
    expect(await screen.findByRole('heading', { name })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Vera' }));
  expect(where()).toBe('/someone/vera');
});

test('every part has an id of its own and steps that are whole sentences', () => {
  expect(new Set(voicemailGuide.map(({ id }) => id)).size).toBe(voicemailGuide.length);
  for (const { steps, after } of voicemailGuide)
    for (const step of [...steps, ...(after ? [after] : [])]) expect(step).toMatch(/^[A-Z].*[.?]$/);
});
