import { expect, test } from 'vitest';
import * as core from '../packages/ui/src/core.ts';
import * as kit from '../packages/ui/src/index.ts';
import { namesIn, partKitImports } from './shared-kit.ts';

test('what the shell brings of the kit is the same as what the kit gives', () => {
  for (const [name, part] of Object.entries(core)) expect(kit).toHaveProperty(name, part);
});

test('an import of the kit is parted: what the shell brings, and what the feature carries', () => {
  const source = `import {
  Button,
  type ButtonProps,
  FeatherIcon as Feather,
} from '@mooring/ui';
import type { IconProps } from '@mooring/ui';`;
  const parted = partKitImports(source, new Set(['Button', 'Icon']));
  expect(parted).toContain(`import { Button } from '@mooring/ui/core';`);
  expect(parted).toContain(`import { FeatherIcon as Feather } from '@mooring/ui';`);
  expect(parted).toContain(`import type { IconProps } from '@mooring/ui';`);
});

test('names are read with and without types', () => {
  const source = `export { Card, type CardProps } from './card.tsx';\nexport type { Row } from './row.ts';`;
  expect([...namesIn(source)]).toEqual(['Card', 'CardProps', 'Row']);
});
