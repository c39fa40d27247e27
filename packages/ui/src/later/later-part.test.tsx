import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { laterPart } from './later-part.tsx';

type WordProps = { word: string };
const Word = ({ word }: WordProps) => <p>{word}</p>;

test('a part is fetched when it is first wanted, and once', async () => {
  const fetch = vi.fn(async () => Word);
  const Later = laterPart<WordProps>(fetch);
  const { rerender } = render(<Later wanted={false} word="harbour" />);
  expect(fetch).not.toHaveBeenCalled();
  rerender(<Later wanted word="harbour" />);
  expect(await screen.findByText('harbour')).toBeVisible();
  rerender(<Later wanted word="lamp" />);
  expect(screen.getByText('lamp')).toBeVisible();
  expect(fetch).toHaveBeenCalledOnce();
});

test('a part that could not be fetched is tried again for as long as it is wanted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 });
  const fetch = vi.fn(async () => Word);
  fetch.mockRejectedValueOnce(new TypeError('no network'));
  const Later = laterPart<WordProps>(fetch);
  render(<Later wanted word="harbour" />);
  expect(await screen.findByText('harbour')).toBeVisible();
  expect(fetch).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});

test('one that is no longer wanted is not asked for again', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async (): Promise<typeof Word> => {
    throw new TypeError('no network');
  });
  const Later = laterPart<WordProps>(fetch);
  const { rerender } = render(<Later wanted word="harbour" />);
  await vi.advanceTimersByTimeAsync(0);
  rerender(<Later wanted={false} word="harbour" />);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetch).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
