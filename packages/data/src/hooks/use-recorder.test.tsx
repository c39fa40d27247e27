// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import type { FinishedRecording } from '../recordings/recordings.ts';
import { createTestData, type TestData } from '../testing.ts';
import { DataProvider } from './data-context.tsx';
import { type RecorderControls, useRecorder } from './use-recorder.ts';

async function open(data: TestData, longestMs?: number) {
  const events: string[] = [];
  let ended: FinishedRecording | null = null;
  let controls: RecorderControls | undefined;
  function Speaking() {
    const [status, setStatus] = useState('idle');
    controls = useRecorder(
      {
        onState: (take) => setStatus(take.status),
        onStart: () => void events.push('begin'),
        onEnd(finished, ending) {
          ended = finished;
          events.push(ending);
        },
        onUnavailable: (reason) => void events.push(reason),
      },
      longestMs,
    );
    return <p>{status}</p>;
  }
  const view = render(
    <DataProvider data={data}>
      <Speaking />
    </DataProvider>,
  );
  return {
    ...view,
    events,
    ended: () => ended,
    controls: () => {
      if (!controls) throw new Error('Nothing was rendered');
      return controls;
    },
    async speak(ms: number) {
      act(() => controls?.start());
      await screen.findByText('recording');
      await act(() => data.microphone.speak(ms));
    },
  };
}

const pieces = (data: TestData) => data.rows().split('"entry_id"').length - 1;

test('a recording is saved while it runs and ends on request', async () => {
  const data = await createTestData();
  const { speak, controls, events, ended } = await open(data);
  await speak(5_000);
  await waitFor(() => expect(pieces(data)).toBe(1));
  expect(controls().hasUnsaved()).toBe(true);
  await act(() => controls().stop());
  expect(events).toEqual(['begin', 'asked']);
  expect(ended()).toMatchObject({ recording: { durationMs: 5_000 }, failure: null });
  expect(controls().hasUnsaved()).toBe(false);
  expect(data.microphone.listening()).toBe(false);
});

test('two concurrent starts make one recording', async () => {
  const data = await createTestData();
  const { controls, events } = await open(data);
  act(() => {
    controls().start();
    controls().start();
  });
  await screen.findByText('recording');
  await act(() => controls().stop());
  await screen.findByText('idle');
  expect(events).toEqual(['begin', 'asked']);
});

test('a recording ends at the limit of its screen, with all of it saved', async () => {
  const data = await createTestData();
  const { speak, events, ended } = await open(data, 2_000);
  await speak(3_000);
  await waitFor(() => expect(events).toEqual(['begin', 'limit']));
  expect(ended()?.recording.durationMs).toBe(2_000);
});

test.each(['refused', 'missing'] as const)(
  'a microphone that is %s is reported',
  async (reason) => {
    const data = await createTestData();
    data.microphone.refuse(reason);
    const { controls, events } = await open(data);
    act(() => controls().start());
    await waitFor(() => expect(events).toEqual([reason]));
    expect(await screen.findByText('idle')).toBeVisible();
  },
);

test('a screen that unmounts closes the microphone and saves the recording', async () => {
  const data = await createTestData();
  const { speak, events, unmount } = await open(data);
  await speak(5_000);
  unmount();
  await waitFor(() => expect(events).toEqual(['begin', 'asked']));
  expect(data.microphone.listening()).toBe(false);
  expect(pieces(data)).toBe(2);
});

test('a screen that goes before it has begun listens to nobody', async () => {
  const data = await createTestData();
  const { controls, unmount, events } = await open(data);
  act(() => controls().start());
  unmount();
  await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 50))));
  expect(data.microphone.listening()).toBe(false);
  expect(events).toEqual([]);
});

test('an end that a full device did not take holds the page until it is kept', async () => {
  const data = await createTestData();
  const { speak, controls } = await open(data);
  await speak(1_000);
  data.failNextWrite('store.full');
  await act(() => controls().stop());
  expect(controls().saveFailure).toBe('store.full');
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
  data.failNextWrite('store.full');
  await act(() => expect(controls().retrySave()).rejects.toMatchObject({ key: 'store.full' }));
  await act(() => controls().retrySave());
  expect(controls().saveFailure).toBeNull();
  expect(controls().hasUnsaved()).toBe(false);
  expect(pieces(data)).toBe(1);
});
