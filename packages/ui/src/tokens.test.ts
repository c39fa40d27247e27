import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { emotionStrokes } from './drawing/emotion-strokes.ts';

const css = readFileSync(`${import.meta.dirname}/tokens.css`, 'utf8').replace(
  /\/\*[\s\S]*?\*\//g,
  '',
);
const emotions = Object.keys(emotionStrokes);

/** WCAG 2.2 AA: text against its ground, and parts of controls and drawings against theirs. */
const text = 4.5;
const part = 3;

type Pair = readonly [onTop: string, underneath: string, least: number];

const pairs: Pair[] = [
  ...['surface', 'surface-raised', 'surface-sunken'].flatMap((ground): Pair[] => [
    ...['ink', 'ink-soft', 'ink-faint', 'accent-text', 'danger-text'].map(
      (ink): Pair => [ink, ground, text],
    ),
    ...['line-strong', 'accent', 'lamp', 'focus', 'danger'].map(
      (edge): Pair => [edge, ground, part],
    ),
  ]),
  ['accent-ink', 'accent', text],
  ['accent-ink', 'accent-hover', text],
  ['ink', 'accent-soft', text],
  ['ink-soft', 'accent-soft', text],
  ['accent-text', 'accent-soft', text],
  ['accent', 'accent-soft', part],
  ['focus', 'accent-soft', part],
  ['lamp-ink', 'lamp-soft', text],
  ['ink', 'lamp-soft', text],
  ['danger-ink', 'danger', text],
  ['danger-text', 'danger-soft', text],
  ['ink', 'danger-soft', text],
  ['beacon-ink', 'beacon', text],
  ['beacon-ink-soft', 'beacon', text],
  ['beacon-line', 'beacon', part],
  ['beacon-action', 'beacon', part],
  ['beacon-action-ink', 'beacon-action', text],
  ['beacon', 'surface', part],
  ['scene-line', 'scene-sky', part],
  ...['scene-water', 'scene-deep', 'scene-dawn'].flatMap((ground): Pair[] => [
    ['ink', ground, text],
    ['ink-soft', ground, text],
  ]),
  ...emotions.flatMap((name): Pair[] => [
    [`emotion-${name}-ink`, `emotion-${name}-fill`, text],
    ['ink', `emotion-${name}-fill`, text],
    [`emotion-${name}-ink`, 'surface', text],
    [`emotion-${name}-ink`, 'surface-raised', text],
    [`emotion-${name}-mark`, 'surface', part],
    [`emotion-${name}-mark`, 'surface-raised', part],
    ['focus', `emotion-${name}-fill`, part],
  ]),
];

const day = rolesAfter(':root,\n  [data-theme="light"]');
const nightBySystem = rolesAfter(':root:where(:not([data-theme="light"]))');
const nightByChoice = rolesAfter('\n    [data-theme="dark"]');

describe.each([
  ['by day', day],
  ['by night', nightByChoice],
])('%s', (_, roles) => {
  test.each(pairs)('%s can be read on %s (at least %d to 1)', (onTop, underneath, least) => {
    expect(contrast(colour(roles, onTop), colour(roles, underneath))).toBeGreaterThanOrEqual(least);
  });
});

test('night is the same whether the system or the person asks for it', () => {
  expect(nightByChoice).toEqual(nightBySystem);
});

test('every role of the day has its night, and the other way round', () => {
  expect(Object.keys(nightByChoice).sort()).toEqual(Object.keys(day).sort());
});

function rolesAfter(selector: string): Record<string, string> {
  const at = css.indexOf(selector);
  expect(at, `tokens.css has a block for ${selector}`).toBeGreaterThan(-1);
  const block = css.slice(css.indexOf('{', at) + 1, css.indexOf('}', at));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value?.trim()]),
  );
}

function colour(roles: Record<string, string>, name: string): string {
  const value = roles[name] ?? '';
  expect(value, `--${name} is a colour of six digits`).toMatch(/^#[0-9a-f]{6}$/);
  return value;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((i) => {
    const v = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

test('a phone on its side keeps pages and bars out of its rounded ends', () => {
  const valueOfToken = (token: string) => css.match(new RegExp(`${token}:([^;]*);`))?.[1];
  expect(valueOfToken('--gutter')).toMatch(
    /max\([\s\S]*safe-area-inset-left[\s\S]*safe-area-inset-right/,
  );
});
