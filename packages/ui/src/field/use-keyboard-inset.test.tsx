import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useKeyboardInset } from './use-keyboard-inset.ts';

type Seen = Partial<Pick<VisualViewport, 'height' | 'offsetTop' | 'scale'>>;

/** The part of a page that can be seen, as Safari tells of it. */
function fakeView(first: Seen = {}) {
  const view = Object.assign(new EventTarget(), {
    height: window.innerHeight,
    offsetTop: 0,
    scale: 1,
    ...first,
  });
  Object.defineProperty(window, 'visualViewport', { configurable: true, value: view });
  return (next: Seen, type = 'resize') =>
    act(() => {
      Object.assign(view, next);
      view.dispatchEvent(new Event(type));
    });
}

afterEach(() => {
  Reflect.deleteProperty(window, 'visualViewport');
});

test('a bar at the foot stands on the keyboard while there is one', () => {
  const become = fakeView();
  const { result } = renderHook(useKeyboardInset);
  expect(result.current).toBe(0);
  become({ height: window.innerHeight - 320 });
  expect(result.current).toBe(320);
  become({ offsetTop: 40 }, 'scroll');
  expect(result.current).toBe(280);
  become({ height: window.innerHeight, offsetTop: 0 });
  expect(result.current).toBe(0);
});

test('a keyboard that is open already is noticed at once', () => {
  fakeView({ height: window.innerHeight - 300 });
  expect(renderHook(useKeyboardInset).result.current).toBe(300);
});

test('a bar of the browser, or a page that was enlarged, is no keyboard', () => {
  const become = fakeView();
  const { result } = renderHook(useKeyboardInset);
  become({ height: window.innerHeight - 80 });
  expect(result.current).toBe(0);
  become({ height: window.innerHeight / 2, scale: 2 });
  expect(result.current).toBe(0);
});

test('a browser without a visual viewport has no inset', () => {
  expect(renderHook(useKeyboardInset).result.current).toBe(0);
});
