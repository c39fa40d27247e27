import { renderScreen } from '@mooring/stage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import routes from '../feature.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser without Web Audio is told so, and shows no button that does nothing', async () => {
  await renderScreen({ routes, path: '/soundscapes' });
  expect(await screen.findByText('This browser cannot make these sounds.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Play/ })).not.toBeInTheDocument();
});

describe('with Web Audio', () => {
  beforeEach(() => {
    heard.sources = [];
    heard.closed = 0;
    heard.volume = [];
    vi.stubGlobal('AudioContext', FakeAudioContext);
  });

  test('one sound plays at a time', async () => {
    const { user } = await renderScreen({ routes, path: '/soundscapes' });
    await user.click(await screen.findByRole('button', { name: 'Play Shore' }));
    expect(await screen.findByRole('button', { name: 'Pause Shore' })).toBeVisible();
    expect(heard.sources.filter((source) => !source.stopped)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Play Rain' }));
    expect(screen.getByRole('button', { name: 'Play Shore' })).toBeVisible();
    expect(heard.sources.filter((source) => !source.stopped)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Pause Rain' }));
    expect(heard.sources.every((source) => source.stopped)).toBe(true);
  });

  test('the volume follows the slider while it plays', async () => {
    const { user } = await renderScreen({ routes, path: '/soundscapes' });
    await user.click(await screen.findByRole('button', { name: 'Play Night' }));
    fireEvent.change(screen.getByRole('slider', { name: 'Volume' }), { target: { value: '20' } });
    await waitFor(() => expect(heard.volume.at(-1)).toBe(0.2));
  });

  test('leaving the page brings silence', async () => {
    const { user, go } = await renderScreen({ routes, path: '/healing-frequencies' });
    expect(await screen.findByText(/No healing effect is proven/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Play Low' }));
    await screen.findByRole('button', { name: 'Pause Low' });
    await go('/library');
    await waitFor(() => expect(heard.closed).toBe(1));
  });

  test('a sound that cannot start says so', async () => {
    vi.stubGlobal('AudioContext', function Broken() {
      throw new Error('no device');
    });
    const { user } = await renderScreen({ routes, path: '/soundscapes' });
    await user.click(await screen.findByRole('button', { name: 'Play Rain' }));
    expect(await screen.findByText('The sound did not start')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play Rain' })).toBeVisible();
  });
});

/** What the stand-in for the browser's sound device was asked to do. */
const heard: { sources: { stopped: boolean }[]; closed: number; volume: number[] } = {
  sources: [],
  closed: 0,
  volume: [],
};

/** jsdom has no sound; this records what would have been heard. */
class FakeAudioContext {
  currentTime = 0;
  sampleRate = 100;
  state = 'running';
  destination = node();
  createGain = () => ({ ...node(), gain: param() });
  createBiquadFilter = () => ({ ...node(), frequency: param(), type: '' });
  createOscillator = () => ({ ...source(), frequency: param() });
  createBufferSource = () => source();
  createBuffer = () => ({ copyToChannel: () => undefined });
  resume = async () => undefined;
  close = async () => {
    heard.closed += 1;
  };
}

function node() {
  return { connect: <T,>(next: T) => next };
}

function param() {
  return {
    value: 0,
    cancelScheduledValues: () => undefined,
    setTargetAtTime: (value: number) => void heard.volume.push(value),
  };
}

function source() {
  const one = { stopped: false };
  heard.sources.push(one);
  return {
    ...node(),
    start: () => undefined,
    stop: () => {
      one.stopped = true;
    },
  };
}
