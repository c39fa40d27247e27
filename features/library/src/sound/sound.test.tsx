import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import routes from '../feature.ts';

afterEach(() => vi.unstubAllGlobals());

test('reports a browser without Web Audio and shows no buttons', async () => {
  await renderScreen({ routes, path: '/soundscapes' });
  expect(await screen.findByText('This browser cannot make these sounds.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Play/ })).not.toBeInTheDocument();
});

describe('with Web Audio', () => {
  beforeEach(() => {
    heard.sources = [];
    heard.closed = 0;
    heard.levels = [];
    vi.stubGlobal('AudioContext', FakeAudioContext);
    vi.stubGlobal('OfflineAudioContext', FakeOfflineContext);
    vi.stubGlobal('AudioBuffer', FakeBuffer);
  });

  /** How many sounds are heard: each is many segments of one buffer. */
  const sounding = () =>
    new Set(heard.sources.filter(({ stopped }) => !stopped).map(({ buffer }) => buffer)).size;

  test('plays sounds together, each with its own volume', async () => {
    const { user } = await renderScreen({ routes, path: '/soundscapes' });
    await user.click(await screen.findByRole('button', { name: 'Play Shore' }));
    await user.click(screen.getByRole('button', { name: 'Play Rain' }));
    await waitFor(() => expect(sounding()).toBe(2));
    expect(screen.getByRole('slider', { name: 'Volume of Shore' })).toBeVisible();
    fireEvent.change(screen.getByRole('slider', { name: 'Volume of Rain' }), {
      target: { value: '50' },
    });
    await waitFor(() => expect(heard.levels.at(-1)).toBeCloseTo(0.4));
    await user.click(screen.getByRole('button', { name: 'Pause Rain' }));
    expect(sounding()).toBe(1);
    expect(screen.queryByRole('slider', { name: 'Volume of Rain' })).not.toBeInTheDocument();
  });

  test('goes on when the page is left, and is paused and ended from anywhere', async () => {
    const { user, go, data } = await renderScreen({ routes, path: '/healing-frequencies' });
    expect(await screen.findByText(/No healing effect is proven/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Play Low tone' }));
    await user.click(screen.getByRole('button', { name: 'Play Singing bowl' }));
    await waitFor(() => expect(sounding()).toBe(2));
    await go('/library');
    expect(heard.closed).toBe(0);
    expect(data.nowPlaying.getState()).toMatchObject({
      title: 'Low tone and Singing bowl',
      page: '/healing-frequencies',
      paused: false,
    });
    act(() => data.nowPlaying.getState()?.toggle());
    expect(data.nowPlaying.getState()?.paused).toBe(true);
    await go('/healing-frequencies');
    expect(await screen.findByRole('button', { name: 'Pause Low tone' })).toBeVisible();
    act(() => data.nowPlaying.getState()?.stop());
    expect(heard.closed).toBe(1);
    expect(data.nowPlaying.getState()).toBeNull();
    expect(await screen.findByRole('button', { name: 'Play Low tone' })).toBeVisible();
  });

  test('has a dark screen with nothing on it but what plays, and a way to Right now', async () => {
    const { user, where } = await renderScreen({ routes, path: '/soundscapes' });
    await user.click(await screen.findByRole('button', { name: 'Play Shore' }));
    await user.click(await screen.findByRole('link', { name: /Dark screen/ }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Shore' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('data-room');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(screen.getByRole('link', { name: 'Right now' })).toHaveAttribute('href', '/safety');
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Go on' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Close' }));
    expect(where()).toBe('/soundscapes');
    expect(document.documentElement).not.toHaveAttribute('data-room');
    expect(document.documentElement).not.toHaveAttribute('data-theme');
  });

  test('fades out by the sleep timer and then stops all sounds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] });
    const data = await createTestData({ now: '2026-11-20T23:00:00' });
    const { user } = await renderScreen({ routes, path: '/soundscapes', data });
    await user.click(await screen.findByRole('button', { name: 'Play Night' }));
    await waitFor(() => expect(sounding()).toBe(1));
    await user.click(screen.getByRole('radio', { name: '15 min' }));
    expect(screen.getByText(/stops in about 15 minutes/)).toBeVisible();
    const at = async (time: string) => {
      data.setNow(time);
      await act(async () => vi.advanceTimersByTime(1000));
    };
    await at('2026-11-20T23:14:20');
    expect(screen.getByText(/stops within a minute/)).toBeVisible();
    expect(heard.levels.at(-1)).not.toBe(0);
    await at('2026-11-20T23:14:40');
    expect(heard.levels.at(-1)).toBe(0);
    expect(heard.closed).toBe(0);
    // The phone slept through the rest.
    await at('2026-11-21T03:00:00');
    expect(heard.closed).toBe(1);
    expect(screen.getByRole('button', { name: 'Play Night' })).toBeVisible();
    expect(screen.queryByRole('radio', { name: '15 min' })).not.toBeInTheDocument();
    vi.useRealTimers();
  });

  test('reports a sound that cannot start', async () => {
    vi.stubGlobal('AudioContext', function Broken() {
      throw new Error('no device');
    });
    const { user } = await renderScreen({ routes, path: '/soundscapes' });
    await user.click(await screen.findByRole('button', { name: 'Play Rain' }));
    expect(await screen.findByText('The sound did not start')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Play Rain' })).toBeVisible();
  });
});

/** The calls that the fake audio device has received. */
const heard: {
  sources: { stopped: boolean; buffer: unknown }[];
  closed: number;
  levels: number[];
} = {
  sources: [],
  closed: 0,
  levels: [],
};

/** jsdom has no Web Audio; this fake records the calls. The sounds themselves are tested in a browser. */
class FakeAudioContext {
  currentTime = 0;
  state = 'running';
  destination = node();
  createGain = () => ({ ...node(), gain: param() });
  createBufferSource = () => source();
  resume = async () => undefined;
  suspend = async () => undefined;
  close = async () => {
    heard.closed += 1;
  };
}

class FakeOfflineContext {
  sampleRate = 32_000;
  destination = node();
  createGain = () => ({ ...node(), gain: param() });
  createBiquadFilter = () => ({ ...node(), frequency: param(), Q: param(), type: '' });
  createOscillator = () => ({ ...node(), frequency: param(), start() {}, stop() {} });
  createBufferSource = () => ({ ...node(), start() {} });
  createBuffer = () => ({ copyToChannel: () => undefined });
  startRendering = async () => new FakeBuffer();
}

class FakeBuffer {
  duration = 48;
  getChannelData = () => new Float32Array(27 * 32_000).fill(0.1);
  copyToChannel = () => undefined;
}

function node() {
  return { connect: <T,>(next: T) => next };
}

function param() {
  return {
    value: 0,
    cancelScheduledValues: () => undefined,
    setValueCurveAtTime: () => undefined,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    setTargetAtTime: (value: number) => void heard.levels.push(value),
  };
}

function source() {
  const one = {
    stopped: false,
    buffer: null,
    ...node(),
    start: () => undefined,
    stop: () => {
      one.stopped = true;
    },
  };
  heard.sources.push(one);
  return one;
}
