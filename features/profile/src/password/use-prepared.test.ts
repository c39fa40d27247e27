import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePrepared } from './use-prepared.ts';

const held = () => ({ cancel: vi.fn() });

test('is cancelled when it is replaced, dropped, or the page is left', () => {
  const { result, unmount } = renderHook(() => usePrepared<ReturnType<typeof held>>());
  const [first, second, third] = [held(), held(), held()];
  act(() => result.current.hold(first));
  act(() => result.current.hold(second));
  expect(first.cancel).toHaveBeenCalledOnce();
  act(() => result.current.drop());
  expect(second.cancel).toHaveBeenCalledOnce();
  act(() => result.current.hold(third));
  unmount();
  expect(third.cancel).toHaveBeenCalledOnce();
});

test('is cancelled at once if it arrives after the page was left', () => {
  const { result, unmount } = renderHook(() => usePrepared<ReturnType<typeof held>>());
  unmount();
  const late = held();
  result.current.hold(late);
  expect(late.cancel).toHaveBeenCalledOnce();
});
