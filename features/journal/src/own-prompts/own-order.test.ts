import { expect, test } from 'vitest';
import { inOrder, lastPlace, placesAfterMove } from './own-order.ts';

const prompt = (id: string, place: number, createdAt = '2026-11-20T09:00:00Z') => ({
  id,
  text: id,
  place,
  createdAt,
});
const moved = (prompts: ReturnType<typeof prompt>[], id: string, by: -1 | 1) => {
  const places = new Map(
    placesAfterMove(inOrder(prompts), id, by).map((one) => [one.id, one.place]),
  );
  return inOrder(prompts.map((one) => ({ ...one, place: places.get(one.id) ?? one.place })));
};
const ids = (prompts: { id: string }[]) => prompts.map(({ id }) => id).join('');

test('a prompt goes up and down by one, and not beyond the ends', () => {
  const all = [prompt('a', 0), prompt('b', 1), prompt('c', 2)];
  expect(ids(moved(all, 'c', -1))).toBe('acb');
  expect(ids(moved(all, 'b', -1))).toBe('bac');
  expect(ids(moved(all, 'b', 1))).toBe('acb');
  expect(placesAfterMove(all, 'a', -1)).toEqual([]);
  expect(placesAfterMove(all, 'c', 1)).toEqual([]);
  expect(placesAfterMove(all, 'unknown', 1)).toEqual([]);
});

test('a move changes one document, so that two devices can move two prompts', () => {
  const all = [prompt('a', 0), prompt('b', 1), prompt('c', 2), prompt('d', 3)];
  expect(placesAfterMove(all, 'c', -1)).toHaveLength(1);
});

test('where two prompts have one place, the older one is first and both can be moved', () => {
  const all = [
    prompt('b', 0, '2026-11-20T10:00:00Z'),
    prompt('a', 0),
    prompt('c', 0, '2026-11-21'),
  ];
  expect(ids(inOrder(all))).toBe('abc');
  expect(ids(moved(all, 'c', -1))).toBe('acb');
  expect(ids(moved(all, 'a', 1))).toBe('bac');
});

test('a thousand moves keep an order', () => {
  let all = [prompt('a', 0), prompt('b', 1), prompt('c', 2)];
  for (let turn = 0; turn < 1000; turn += 1) {
    const last = all.at(-1)?.id ?? '';
    const middle = all[1]?.id ?? '';
    all = moved(all, last, -1);
    expect(ids(all)).toBe(ids([...all].sort((one, other) => one.place - other.place)));
    expect(all[1]?.id).toBe(last);
    expect(all[2]?.id).toBe(middle);
  }
});

test('a new prompt comes last', () => {
  expect(lastPlace([])).toBe(0);
  expect(lastPlace([prompt('a', -3), prompt('b', 1.5)])).toBe(2.5);
});
