import { renderScreen } from '@mooring/stage';
import { downloadText } from '@mooring/ui/bundled';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import routes from '../feature.ts';
import { addressOf } from '../moments/library-page.ts';
import { affirmations } from './affirmations.ts';
import { essays } from './essays.ts';
import { linesOf } from './line-picture.ts';
import { series } from './series.ts';
import { stories } from './stories.ts';

afterEach(() => vi.unstubAllGlobals());

test('opens an essay from its list and links to the next', async () => {
  const [first, second] = essays;
  const { user, where } = await renderScreen({ routes, path: '/blog' });
  await user.click(await screen.findByRole('link', { name: first?.title ?? '' }));
  await waitFor(() => expect(where()).toBe(`/blog?read=${first?.id}`));
  expect(await screen.findByText(first?.body[0] ?? '')).toBeVisible();
  await user.click(screen.getByRole('link', { name: second?.title ?? '' }));
  expect(await screen.findByRole('heading', { level: 1, name: second?.title ?? '' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Words That Hold' }));
  await waitFor(() => expect(where()).toBe('/blog'));
});

test('opens the browser’s print dialog', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = await renderScreen({ routes, path: `/blog?read=${essays[0]?.id}` });
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledOnce();
});

test('downloads a piece as a text file with its name', async () => {
  const files: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (file: Blob) => `blob:${files.push(file)}`,
    revokeObjectURL: () => undefined,
  });
  let name = '';
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    name = this.download;
  });
  downloadText('an-essay.txt', 'Words.\n');
  expect(name).toBe('an-essay.txt');
  expect(await files[0]?.text()).toBe('Words.\n');
});

test('reads a piece aloud and stops when pressed again', async () => {
  const spoken: string[] = [];
  const cancel = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text;
  });
  vi.stubGlobal('speechSynthesis', {
    speak: (one: { text: string }) => spoken.push(one.text),
    getVoices: () => [{ lang: 'en-GB', localService: true }],
    cancel,
  });
  const { user, unmount } = await renderScreen({ routes, path: `/blog?read=${essays[0]?.id}` });
  await user.click(await screen.findByRole('button', { name: 'Audio' }));
  await waitFor(() => expect(spoken[0]).toBe(essays[0]?.title));
  expect(spoken).toHaveLength(1 + (essays[0]?.body.length ?? 0));
  cancel.mockClear();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  expect(cancel).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: 'Audio' })).toBeVisible();
  cancel.mockClear();
  unmount();
  expect(cancel).toHaveBeenCalled();
});

test('says so where the browser speaks and has no voice, and offers the reading', async () => {
  const speak = vi.fn();
  vi.stubGlobal('SpeechSynthesisUtterance', vi.fn());
  vi.stubGlobal('speechSynthesis', {
    speak,
    cancel: () => undefined,
    getVoices: () => [],
    addEventListener: (_: string, come: () => void) => come(),
  });
  const { user, unmount } = await renderScreen({ routes, path: `/blog?read=${essays[0]?.id}` });
  await user.click(await screen.findByRole('button', { name: 'Audio' }));
  expect(await screen.findByText(/This browser has no voice to read with/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Audio' })).toBeVisible();
  expect(speak).not.toHaveBeenCalled();
  unmount();
});

test('asks before a voice from the internet reads, and not again after a yes', async () => {
  const spoken: unknown[] = [];
  const far = { lang: 'en-US', localService: false };
  vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
    this.text = text;
  });
  vi.stubGlobal('speechSynthesis', {
    speak: (one: { voice: unknown; onend?: () => void }) => {
      spoken.push(one.voice);
      one.onend?.();
    },
    cancel: () => undefined,
    getVoices: () => [far, { lang: 'de-DE', localService: true }],
  });
  const { user, data, unmount } = await renderScreen({
    routes,
    path: `/blog?read=${essays[0]?.id}`,
  });
  await user.click(await screen.findByRole('button', { name: 'Audio' }));
  expect(
    await screen.findByRole('alertdialog', { name: 'Read with a voice from the internet?' }),
  ).toHaveAccessibleDescription(/goes to its maker/);
  expect(spoken).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'No voice from there' }));
  expect(await screen.findByText(/This browser has no voice to read with/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Audio' }));
  await user.click(await screen.findByRole('button', { name: 'Read with it' }));
  await waitFor(() => expect(spoken[0]).toBe(far));
  await waitFor(async () =>
    expect((await data.companionSettings.get()).consents.networkVoice).toBe(true),
  );
  await user.click(await screen.findByRole('button', { name: 'Audio' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  unmount();
});

test('says so where the browser cannot read aloud, and shows no Audio button', async () => {
  await renderScreen({ routes, path: `/blog?read=${essays[0]?.id}` });
  expect(await screen.findByRole('button', { name: 'Print' })).toBeVisible();
  expect(screen.getByText(/This browser has no voice to read with/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Audio' })).not.toBeInTheDocument();
});

test('shares through the device, or copies where that is not possible', async () => {
  const { user } = await renderScreen({ routes, path: '/affirmations' });
  const [first] = await screen.findAllByRole('button', { name: 'Share' });
  if (!first) throw new Error('Nothing can be shared.');
  await user.click(first);
  expect(await screen.findByText('Copied.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(affirmations[0]?.text);

  const share = vi.fn().mockResolvedValue(undefined);
  Object.assign(navigator, { share });
  await user.click(first);
  expect(await screen.findByText('Shared.')).toBeVisible();
  expect(share).toHaveBeenCalledWith({ text: affirmations[0]?.text });
  Reflect.deleteProperty(navigator, 'share');
});

test('what can be done with a piece stands under its words, and how long it takes above them', async () => {
  const [essay] = essays;
  await renderScreen({ routes, path: `/blog?read=${essay?.id}` });
  const print = await screen.findByRole('button', { name: 'Print' });
  const words = screen.getByText((text) => text === essay?.body[0]);
  expect(words.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const minutes = screen.getByText(/^About \d+ minutes? to read$/);
  expect(words.compareDocumentPosition(minutes)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
});

test('saves an affirmation as a moment and removes it again', async () => {
  const { user, data } = await renderScreen({ routes, path: '/affirmations' });
  const [first] = await screen.findAllByRole('button', { name: 'Keep this' });
  if (!first) throw new Error('Nothing can be kept.');
  await user.dblClick(first);
  expect(await screen.findByText('Bookmark saved')).toBeVisible();
  const { items } = await data.moments.list();
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ content: affirmations[0]?.text, source: 'library' });
  await user.click(await screen.findByRole('button', { name: 'Kept', pressed: true }));
  await waitFor(async () => expect((await data.moments.list()).items).toEqual([]));
});

test('links a saved moment to its piece in the library', async () => {
  const [story] = stories;
  const { user, go, where } = await renderScreen({ routes, path: `/stories?read=${story?.id}` });
  await user.click(await screen.findByRole('button', { name: 'Keep this' }));
  await go('/bookmarks');
  expect(await screen.findByText(`“${story?.title}”`)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Open it in the library' }));
  await waitFor(() => expect(where()).toBe(`/stories?read=${story?.id}`));
});

test.each([
  ['rituals/daily-release', '/rituals?ritual=daily-release'],
  ['soundscapes/rain', '/soundscapes'],
  ['constructor/x', null],
  ['stories/', null],
  ['an-older-line', null],
  [null, null],
])('links the source %s to %s', (sourceId, address) => {
  expect(addressOf(sourceId)).toBe(address);
});

test('marks a part of the series as read and offers the next', async () => {
  const [first, second] = series;
  const { user, go } = await renderScreen({ routes, path: `/guided-series?read=${first?.id}` });
  await user.click(await screen.findByRole('button', { name: 'I have read this part' }));
  expect(await screen.findByRole('button', { name: 'Read', pressed: true })).toBeVisible();
  await go('/guided-series');
  expect(await screen.findByText('Read')).toBeVisible();
  expect(screen.getByRole('link', { name: `Go on with ${second?.title}` })).toHaveAttribute(
    'href',
    `/guided-series?read=${second?.id}`,
  );
});

test('reports a picture that cannot be drawn', async () => {
  const { user } = await renderScreen({ routes, path: '/affirmations' });
  const [first] = await screen.findAllByRole('button', { name: 'Picture' });
  if (first) await user.click(first);
  expect(await screen.findByText('The picture could not be made.')).toBeVisible();
});

test('breaks the lines of a picture at spaces without losing a word', () => {
  const text = 'I can go at the speed of the slowest part of me.';
  const lines = linesOf(text, 14, (part) => part.length);
  expect(lines.join(' ')).toBe(text);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(14);
  expect(linesOf('unbreakablewordhere and', 5, (part) => part.length)).toEqual([
    'unbreakablewordhere',
    'and',
  ]);
});

test('states on the list and on the page that shared journeys are invented', async () => {
  const { user } = await renderScreen({ routes, path: '/shared-journeys' });
  expect(await screen.findByText(/Imagined letters/)).toBeVisible();
  const [, letter] = screen.getAllByRole('link');
  if (letter) await user.click(letter);
  expect(await screen.findByText(/An imagined letter, and imagined people/)).toBeVisible();
});

test('shows each theme and each kind of meditation in a tab with content', async () => {
  const { user, go } = await renderScreen({ routes, path: '/themes-of-healing' });
  await user.click(await screen.findByRole('tab', { name: 'Loneliness & Belonging' }));
  expect(screen.getByText(/a loneliness of empty rooms/)).toBeVisible();
  await go('/meditations');
  await user.click(await screen.findByRole('tab', { name: 'Evening' }));
  expect(screen.getByRole('heading', { name: 'Coming In for the Night' })).toBeVisible();
});
