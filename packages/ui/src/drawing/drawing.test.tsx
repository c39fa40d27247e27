import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Harbour } from './harbour.tsx';
import { type HarbourPlan, harbourStrokes } from './harbour-strokes.ts';
import { seeded } from './stroke.ts';
import { Waterline } from './waterline.tsx';
import { waterlineStrokes } from './waterline-strokes.ts';
import { writingStrokes } from './writing-strokes.ts';

const plan: HarbourPlan = {
  width: 390,
  height: 844,
  horizon: 470,
  lampX: 280,
  scale: 1.2,
  seed: 7,
  lines: 34,
  baseline: 488,
};

test('the same seed draws the same picture, and another seed another', () => {
  expect(harbourStrokes(plan)).toEqual(harbourStrokes(plan));
  expect(harbourStrokes({ ...plan, seed: 8 })).not.toEqual(harbourStrokes(plan));
  expect(waterlineStrokes(256, 3)).toEqual(waterlineStrokes(256, 3));
  expect(writingStrokes(300, 4)).toEqual(writingStrokes(300, 4));
});

test('seeded numbers lie between nothing and one', () => {
  const random = seeded(1);
  const numbers = Array.from({ length: 1000 }, random);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(new Set(numbers).size).toBeGreaterThan(990);
});

test('the harbour has as many rows of water as asked, and light on them', () => {
  const { water, light } = harbourStrokes({ ...plan, lines: 12 });
  expect(water).toHaveLength(12);
  expect(light.length).toBeGreaterThanOrEqual(12);
});

test('no path holds a number that is not one', () => {
  const { water, light } = harbourStrokes(plan);
  const paths = [...water, ...light, ...waterlineStrokes(350, 3)].map((stroke) => stroke.d);
  expect(paths.join(' ')).not.toMatch(/NaN|Infinity|undefined/);
});

test('drawings are hidden from readers and take every colour from the tokens', () => {
  const { container } = render(
    <>
      <Harbour width={390} height={96} horizon={46} lampX={256} scale={0.4} settle={80} />
      <Harbour width={390} height={96} horizon={46} lampX={256} scale={0.4} />
      <Waterline />
    </>,
  );
  for (const svg of container.querySelectorAll('svg')) {
    expect(svg).toHaveAttribute('aria-hidden', 'true');
  }
  for (const part of container.querySelectorAll('[stroke], [fill], [stop-color]')) {
    for (const name of ['stroke', 'fill', 'stop-color']) {
      expect(part.getAttribute(name) ?? 'none').toMatch(/^(none|var\(--[\w-]+\)|url\(#.+\))$/);
    }
  }
});

test('two harbours on one page do not share their paints', () => {
  const { container } = render(
    <>
      <Harbour width={390} height={96} horizon={46} lampX={256} />
      <Harbour width={390} height={96} horizon={46} lampX={256} />
    </>,
  );
  const ids = [...container.querySelectorAll('[id]')].map((element) => element.id);
  expect(new Set(ids).size).toBe(ids.length);
});
