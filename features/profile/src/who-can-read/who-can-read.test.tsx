import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { readers } from './who-can-read-texts.ts';

const path = '/profile/who-can-read';
const heading = () => screen.findByRole('heading', { name: 'Who can read what', level: 1 });

test('the privacy page leads to it, and it leads back to the profile', async () => {
  const { user } = await renderScreen({
    routes,
    path: '/profile/privacy',
    data: createTestData(),
  });
  await user.click(await screen.findByRole('link', { name: /Who can read what/ }));
  expect(await heading()).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Profile' })).toHaveAttribute('href', '/profile');
});

test('it names every reader, with an answer and what it depends on', async () => {
  await renderScreen({ routes, path, data: createTestData() });
  await heading();
  for (const { who, answer, sentences } of readers) {
    const part = within(screen.getByRole('region', { name: who }));
    expect(part.getByText(answer)).toBeInTheDocument();
    for (const sentence of sentences) expect(part.getByText(sentence)).toBeInTheDocument();
  }
});

test.for(['signed-out', 'visitor'] as const)(
  'it is there for somebody whose session is %s',
  async (session) => {
    await renderScreen({ routes, path, data: createTestData({ session }) });
    expect(await heading()).toBeInTheDocument();
  },
);
