import { ownedPatterns } from '@mooring/contract';
import { expect, test } from 'vitest';
import routes from './feature.ts';
import { manifest } from './manifest.ts';

test('the feature serves every page it owns, and no other', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(ownedPatterns(manifest).sort());
});
