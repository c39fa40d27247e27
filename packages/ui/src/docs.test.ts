import { expect, test } from 'vitest';

type Kit = Record<string, unknown>;
type Stories = {
  default: { title: string; tags?: string[]; component?: unknown; subcomponents?: Kit };
};

const doors = import.meta.glob<Kit>(['./index.ts', './bundled.ts'], { eager: true });
const icons = import.meta.glob<Kit>('./icon/icons.ts', { eager: true });
const stories = import.meta.glob<Stories>('./*/*.stories.tsx', { eager: true });

const iconNames = Object.values(icons).flatMap(Object.keys);
const metas = Object.values(stories).map((file) => file.default);
const shown = new Set(
  metas.flatMap(({ component, subcomponents = {} }) => [
    component,
    ...Object.values(subcomponents),
  ]),
);

const components = Object.values(doors)
  .flatMap(Object.entries)
  .filter(([name]) => /^[A-Z]/.test(name) && !iconNames.includes(name));

test('every component of the kit is on a docs page', () => {
  const missing = components.filter(([, component]) => !shown.has(component));
  expect(missing.map(([name]) => name)).toEqual([]);
  expect(components.length).toBeGreaterThan(35);
});

test('every page of the kit is in one group, has docs, and is about one component', () => {
  for (const { title, tags, component } of metas) {
    expect(title).toMatch(/^UI\/[A-Z]/);
    expect(tags, title).toContain('autodocs');
    expect(component, title).toBeDefined();
  }
});
