import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { addManyMoments, addSampleMoments } from '../sample-moments.ts';
import { flora } from './flora.tsx';
import { feelingOf } from './garden-of.ts';
import { groundStrokes, plantAt, pressPoint, shoreSize, shoreWidth } from './shore.ts';

const feelings = [...Object.keys(flora), 'plain', 'grief', 'hope', 'grief', 'peaceful'];

const row = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    plantAt({ place, name: feelings[place % feelings.length] ?? 'plain' }),
  );

test('the ground that is there stays, however long the shore grows', () => {
  for (let last = 0; last < 40; last += 1)
    expect(groundStrokes(shoreWidth(last + 1)).grass).toContain(
      groundStrokes(shoreWidth(Math.min(last, shoreSize.plants - 1))).grass,
    );
});

test('every plant stands within the drawing, and near where it is pressed', () => {
  for (const { place, x, y } of row(80)) {
    expect(x).toBeGreaterThan(5);
    expect(x).toBeLessThan(shoreWidth(place) - 5);
    expect(y).toBeGreaterThan(5);
    expect(y).toBeLessThan(shoreSize.height - 36);
    const press = pressPoint(place);
    expect(Math.hypot(x - press.x, y - press.y)).toBeLessThan(20);
  }
});

test('no two places to press lie on each other, on a phone of 360 px', () => {
  const scale = 320 / shoreSize.width;
  const points = Array.from({ length: 60 }, (_, place) => pressPoint(place));
  for (const [index, one] of points.entries())
    for (const other of points.slice(index + 1)) {
      const [across, along] = [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
      expect(Math.max(across * scale * 2, along * scale)).toBeGreaterThan(38);
    }
});

test('the fourteenth plant stands to the right of the thirteen before it', () => {
  const stems = row(14);
  const [last, ...before] = stems.reverse();
  for (const { x } of before) expect(x).toBeLessThan(last?.x ?? 0);
});

test.each([
  [['lilies', 'Grief'], 'grief'],
  [['hope', 'grief'], 'hope'],
  [['Peace'], 'peaceful'],
  [['#anxiety'], 'anxious'],
  [['confusion'], 'confused'],
  [[], 'plain'],
  [['constructor'], 'plain'],
])('draws a moment tagged %j as %s', (tags, name) => {
  expect(feelingOf({ tags })).toBe(name);
});

test('draws a plant for each moment and states the number in words', async () => {
  const data = await createTestData();
  await addSampleMoments(data);
  await renderScreen({ routes, path: '/saved-moments', data });
  expect(await screen.findByRole('region', { name: 'Memory Garden' })).toBeVisible();
  expect(screen.getByText(/^3 plants, one for each moment below/)).toBeVisible();
  const plants = [...document.querySelectorAll<SVGElement>('[data-plant]')];
  expect(plants.map(({ dataset }) => dataset.plant).sort()).toEqual(['grief', 'hope', 'plain']);
});

test('a fourteenth moment leaves every plant standing', async () => {
  const data = await createTestData();
  await addManyMoments(data, 14);
  await renderScreen({ routes, path: '/saved-moments', data });
  await screen.findByRole('region', { name: 'Memory Garden' });
  expect(document.querySelectorAll('[data-plant]')).toHaveLength(14);
});

const drawn = () =>
  new Map(
    [...document.querySelectorAll<SVGElement>('[data-place]')].map((plant) => [
      plant.dataset.place,
      plant.innerHTML,
    ]),
  );

test('the third of ten is deleted, and nine plants are as they were', async () => {
  const data = await createTestData();
  await addManyMoments(data, 10);
  await renderScreen({ routes, path: '/saved-moments', data });
  await screen.findByRole('region', { name: 'Memory Garden' });
  const before = drawn();
  expect(before.size).toBe(10);
  const third = (await data.moments.list()).items.find(({ place }) => place === 2);
  await act(async () => {
    await data.moments.remove(third?.id ?? '');
  });
  await waitFor(() => expect(drawn().size).toBe(9));
  before.delete('2');
  expect(drawn()).toEqual(before);
});

test('a moment that is not to be brought up leaves its place, and moves no other', async () => {
  const data = await createTestData();
  await addManyMoments(data, 10);
  await renderScreen({ routes, path: '/saved-moments', data });
  await screen.findByRole('region', { name: 'Memory Garden' });
  const before = drawn();
  const third = (await data.moments.list()).items.find(({ place }) => place === 2);
  await act(async () => {
    await data.muted.setItem(third?.id ?? '', true);
  });
  await waitFor(() => expect(drawn().size).toBe(9));
  before.delete('2');
  expect(drawn()).toEqual(before);
});

test('a pressed plant shows its sentence, and leads to the entry it is from', async () => {
  const data = await createTestData();
  const entry = await data.entries.create({ title: 'Lilies', content: 'They came up.', tags: [] });
  await data.moments.add({
    content: 'They came up.',
    source: 'journal',
    sourceId: entry.id,
    tags: ['hope'],
  });
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  await user.click(await screen.findByRole('button', { name: 'Hope: “They came up.”' }));
  const sheet = await screen.findByRole('dialog', { name: 'Today' });
  expect(within(sheet).getByText('They came up.')).toBeVisible();
  expect(within(sheet).getByRole('link', { name: 'Go to the entry' })).toHaveAttribute(
    'href',
    `/entry/${entry.id}`,
  );
});

test('the garden is one stop for Tab, and the arrows go along the shore', async () => {
  const data = await createTestData();
  await addManyMoments(data, 3);
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  const [left, middle, right] = await screen.findAllByRole('button', { name: /“What I kept/ });
  expect([left?.tabIndex, middle?.tabIndex, right?.tabIndex]).toEqual([-1, -1, 0]);
  right?.focus();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(middle).toHaveFocus());
  await user.keyboard('{Home}');
  await waitFor(() => expect(left).toHaveFocus());
  await user.keyboard('{ArrowLeft}{Enter}');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('hides the garden on a quiet day', async () => {
  const data = await createTestData();
  await addSampleMoments(data);
  data.setNow('2026-11-20T21:10:00');
  await data.records.put('settings', { quietDay: '2026-11-20' });
  await renderScreen({ routes, path: '/saved-moments', data });
  expect(await screen.findByText(/shape of a morning/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Memory Garden' })).not.toBeInTheDocument();
});
