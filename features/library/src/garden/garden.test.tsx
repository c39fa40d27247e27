import type { Moment } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { addManyMoments, addSampleMoments } from '../sample-moments.ts';
import { flora } from './flora.tsx';
import { feelingOf, gardenOf } from './garden-of.ts';
import { groundStrokes, plantShore, shoreSize, shoreWidth } from './shore.ts';

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

test('a plant that is there never moves, however many come after it', () => {
  const many = Array.from(
    { length: 40 },
    (_, index) => feelings[index % feelings.length] ?? 'plain',
  );
  const whole = plantShore(many);
  expect(whole).toHaveLength(many.length);
  for (let count = 1; count <= many.length; count += 1) {
    expect(plantShore(many.slice(0, count))).toEqual(whole.slice(0, count));
    expect(groundStrokes(shoreWidth(count + 1)).grass).toContain(
      groundStrokes(shoreWidth(Math.min(count, shoreSize.plants))).grass,
    );
  }
});

test('every plant stands within the drawing', () => {
  for (let count = 1; count < 80; count += 1) {
    const many = Array.from(
      { length: count },
      (_, index) => feelings[index % feelings.length] ?? '',
    );
    for (const { x, y } of plantShore(many)) {
      expect(x).toBeGreaterThan(5);
      expect(x).toBeLessThan(shoreWidth(count) - 5);
      expect(y).toBeGreaterThan(5);
      expect(y).toBeLessThan(shoreSize.height - 36);
    }
  }
});

test('the fourteenth moment stands beside the thirteen before it', () => {
  const { feelings: before } = gardenOf(moments(13));
  expect(gardenOf(moments(14)).feelings).toEqual([...before, 'grief']);
  const [last] = plantShore(gardenOf(moments(14)).feelings).slice(-1);
  expect(last?.x).toBeGreaterThan(shoreSize.width - 30);
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

test('hides the garden on a quiet day', async () => {
  const data = await createTestData();
  await addSampleMoments(data);
  data.setNow('2026-11-20T21:10:00');
  await data.records.put('settings', { quietDay: '2026-11-20' });
  await renderScreen({ routes, path: '/saved-moments', data });
  expect(await screen.findByText(/shape of a morning/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Memory Garden' })).not.toBeInTheDocument();
});
