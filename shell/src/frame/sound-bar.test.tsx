import { paths } from '@mooring/contract';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Frame } from './frame.tsx';

const routes = [
  {
    Component: Frame,
    children: [
      { path: paths.write.pattern, element: <h1>Write</h1> },
      { path: paths.soundscapes.pattern, element: <h1>Soundscapes</h1> },
    ],
  },
];

test('what plays stands in the navigation of every page, with ways to pause and to end it', async () => {
  const data = await createTestData();
  const { user, where } = await renderScreen({ routes, path: '/write', data, bare: true });
  expect(screen.queryByRole('region', { name: 'Sound' })).not.toBeInTheDocument();
  const pressed: string[] = [];
  const playing = {
    title: 'Shore and Rain',
    page: '/soundscapes',
    paused: false,
    volumes: { shore: 60, rain: 60 },
    minutes: 0,
    minutesLeft: null,
    toggle: () => pressed.push('toggle'),
    stop: () => pressed.push('stop'),
  };
  act(() => data.nowPlaying.setState(playing));
  const bar = within(await screen.findByRole('region', { name: 'Sound' }));
  await user.click(bar.getByRole('button', { name: 'Pause sound' }));
  await user.click(bar.getByRole('button', { name: 'Stop sound' }));
  expect(pressed).toEqual(['toggle', 'stop']);
  act(() => data.nowPlaying.setState({ ...playing, paused: true }));
  expect(bar.getByRole('button', { name: 'Play sound' })).toBeVisible();
  expect(bar.queryByText(/min left/)).toBeNull();
  act(() => data.nowPlaying.setState({ ...playing, paused: true, minutes: 20, minutesLeft: 12 }));
  expect(bar.getByText('12 min left')).toBeVisible();
  await user.click(bar.getByRole('link', { name: 'Shore and Rain' }));
  expect(where()).toBe('/soundscapes');
  act(() => data.nowPlaying.setState(null, true));
  expect(screen.queryByRole('region', { name: 'Sound' })).not.toBeInTheDocument();
});
