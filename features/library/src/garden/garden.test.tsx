import type { Moment } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { addManyMoments, addSampleMoments } from '../sample-moments.ts';
import { flora } from './flora.tsx';
import { feelingOf, gardenOf } from './garden-of.ts';
import { groundStrokes, plantShore, shoreSize } from './shore.ts';

const feelings = [...Object.keys(flora), 'plain', 'grief', 'hope', 'grief', 'peaceful'];

function moments(count: number): Moment[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(count - index),
    content: 'Kept.',
    source: 'manual',
    sourceId: null,
    tags: [feelings[(count - index - 1) % feelings.length] ?? 'plain'],
    createdAt: '2026-11-20T10:00:00.000Z',
  }));
}

test('never moves a plant when others are added', () => {
  const whole = plantShore(feelings, 0);
  expect(whole).toHaveLength(shoreSize.plants);
  for (let count = 1; count <= feelings.length; count += 1)
    expect(plantShore(feelings.slice(0, count), 0)).toEqual(whole.slice(0, count));
  expect(groundStrokes(0)).toEqual(groundStrokes(0));
});

test('places each plant within the drawing', () => {
  for (let stretch = 0; stretch < 6; stretch += 1) {
    for (const { x, y } of plantShore(feelings, stretch)) {
      expect(x).toBeGreaterThan(5);
      expect(x).toBeLessThan(shoreSize.width - 5);
      expect(y).toBeGreaterThan(5);
      expect(y).toBeLessThan(shoreSize.height - 36);
    }
  }
});

test('begins a new drawing when one is full', () => {
  const before = gardenOf(moments(13)).stretches;
  const after = gardenOf(moments(14)).stretches;
  expect(after).toEqual([{ stretch: 1, feelings: ['grief'] }, ...before]);
});

test.each([
  [['lilies', 'Grief'], 'grief'],
  [['hope', 'grief'], 'hope'],
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

test('shows the earlier drawing on one press', async () => {
  const data = await createTestData();
  await addManyMoments(data, 14);
  const { user } = await renderScreen({ routes, path: '/saved-moments', data });
  await screen.findByRole('region', { name: 'Memory Garden' });
  expect(document.querySelectorAll('[data-plant]')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Show the earlier shore' }));
  expect(document.querySelectorAll('[data-plant]')).toHaveLength(14);
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
