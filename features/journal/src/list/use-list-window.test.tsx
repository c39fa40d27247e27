import { renderHook } from '@testing-library/react';
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

test('what is kept for Back is what was measured, not every line of the journal', () => {
  const { place, view } = open(5000);
  const [line] = view.result.current.visible;
  const row = document.createElement('li');
  row.dataset.index = String(line);
  Object.defineProperty(row, 'offsetHeight', { value: 90 });
  document.body.append(row);
  view.result.current.measure(row);
  view.unmount();
  row.remove();
  expect(place.measured.map(({ key }) => key)).toEqual([`line ${line}`]);
});
