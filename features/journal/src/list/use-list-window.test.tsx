import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ListPosition } from './list-positions.ts';
import type { ListLine } from './list-rows.ts';
import { useListWindow } from './use-list-window.ts';

let keyReads = 0;

/** Lines that note how often they are looked at. */
const linesOf = (count: number): ListLine[] =>
  Array.from({ length: count }, (_, at) => ({
    kind: 'entry',
    get key() {
      keyReads += 1;
      return `line ${at}`;
    },
    date: '',
    entry: null,
    hit: null,
    place: at + 1,
    size: count,
  }));

function open(count: number) {
  const place: ListPosition = { query: '', tag: null, top: 0, measured: [] };
  const lines = linesOf(count);
  const view = renderHook(() => useListWindow({ lines, place, more: null }));
  return { place, view };
}

test('drawing a long list again looks at the lines in the window alone', () => {
  const { view } = open(5000);
  keyReads = 0;
  for (let turn = 0; turn < 5; turn += 1) view.rerender();
  expect(keyReads).toBeLessThan(500);
});

/** A row of this height as the list draws it. */
function drawRow(index: number, height: number): HTMLElement {
  const row = document.createElement('li');
  row.dataset.index = String(index);
  Object.defineProperty(row, 'offsetHeight', { value: height });
  document.body.append(row);
  return row;
}

test('a row that is higher than expected moves the lines near it, however long the journal is', () => {
  const { view } = open(20_000);
  const { below } = view.result.current;
  const row = drawRow(3, 150);
  keyReads = 0;
  act(() => view.result.current.measure(row));
  expect(keyReads).toBeLessThan(4000);
  row.remove();
  const { above, visible } = view.result.current;
  expect(above).toBe(0);
  expect(visible.length).toBeLessThan(20);
  expect(view.result.current.below).toBeGreaterThan(below - 1000);
});

test('the scroll bar is as long as the journal, and a line far below is brought into the window', async () => {
  const { view } = open(20_000);
  const height = () => {
    const { above, below, visible } = view.result.current;
    return above + below + visible.length * 112;
  };
  expect(height()).toBe(20_000 * 112);
  act(() => view.result.current.goTo(15_000));
  expect(view.result.current.first).toBeGreaterThan(10_000);
  expect(view.result.current.target).toBe('line 15000');
  expect(height()).toBe(20_000 * 112);
});

test('what is kept for Back is what was measured, not every line of the journal', () => {
  const { place, view } = open(5000);
  const row = drawRow(0, 90);
  act(() => view.result.current.measure(row));
  view.unmount();
  row.remove();
  expect(place.measured.map(({ key, size }) => [key, size])).toEqual([['line 0', 90]]);
});
