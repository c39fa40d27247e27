import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { lineSeconds } from './line-seconds.ts';
import { meditations, meditationTabs } from './meditations.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const [first] = meditations;
const lines = first?.body ?? [];
const path = `/meditations?read=${first?.id}`;

test('lists content in each tab and each piece in its tab', async () => {
  const { user, where } = await renderScreen({ routes, path: '/meditations' });
  for (const tab of meditationTabs) {
    await user.click(await screen.findByRole('tab', { name: tab }));
    const own = meditations.filter((one) => one.tab === tab);
    expect(own.length).toBeGreaterThan(0);
    for (const { title } of own) expect(screen.getByRole('link', { name: title })).toBeVisible();
  }
  await user.click(screen.getByRole('tab', { name: 'Evening' }));
  const evening = meditations.find(({ tab }) => tab === 'Evening');
  await user.click(screen.getByRole('link', { name: evening?.title ?? '' }));
  await waitFor(() => expect(where()).toBe(`/meditations?read=${evening?.id}`));
  await user.click(await screen.findByRole('link', { name: 'Meditations' }));
  expect(screen.getByRole('tab', { name: 'Evening', selected: true })).toBeVisible();
});

test('advances the guided lines by time and stops while paused', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { user } = await renderScreen({ routes, path });
  await user.click(await screen.findByRole('button', { name: 'Guide me through it' }));
  expect(await screen.findByText(lines[0] ?? '')).toBeVisible();
  const pass = (seconds: number) => act(async () => vi.advanceTimersByTimeAsync(seconds * 1000));
  await pass(lineSeconds(lines[0] ?? '') + 1);
  expect(screen.getByText(lines[1] ?? '')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  await pass(120);
  expect(screen.getByText(lines[1] ?? '')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next line' }));
  expect(screen.getByText(lines[2] ?? '')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back a line' }));
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  for (let line = 1; line < lines.length; line += 1) await pass(lineSeconds(lines[line] ?? '') + 1);
  expect(screen.getByText(lines.at(-1) ?? '')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Close' })).toBeVisible();
});

test('waits for the voice before the next line', async () => {
  const spoken: { text: string; onend?: () => void }[] = [];
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text;
  });
  const cancel = vi.fn();
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    speak: (said: (typeof spoken)[number]) => spoken.push(said),
    cancel,
  });
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  const { user, unmount } = await renderScreen({ routes, path });
  await user.click(await screen.findByRole('button', { name: 'Guide me through it' }));
  await user.click(await screen.findByRole('button', { name: 'Read to me' }));
  await waitFor(() => expect(spoken.at(-1)?.text).toBe(lines[0]));
  await act(async () => vi.advanceTimersByTimeAsync(240_000));
  expect(screen.getByText(lines[0] ?? '')).toBeVisible();
  await act(async () => spoken.at(-1)?.onend?.());
  expect(screen.getByText(lines[1] ?? '')).toBeVisible();
  await waitFor(() => expect(spoken.at(-1)?.text).toBe(lines[1]));
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalled();
});

test('takes about the stated time for a meditation', () => {
  for (const { id, lead, body } of meditations) {
    const said = /About (\w+) minutes/.exec(lead)?.[1] ?? '';
    const minutes = ['three', 'four', 'five', 'six', 'seven', 'eight'].indexOf(said) + 3;
    const takes = body.reduce((sum, line) => sum + lineSeconds(line), 0) / 60;
    expect(Math.abs(takes - minutes), `${id} takes ${takes.toFixed(1)} minutes`).toBeLessThan(1);
  }
});
