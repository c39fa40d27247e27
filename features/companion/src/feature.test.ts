import { ownedPatterns } from '@mooring/contract';
import { expect, test } from 'vitest';
import routes from './feature.ts';
import { manifest } from './manifest.ts';

test('has a route for each owned page and no other', () => {
  expect(routes.map(({ path }) => path)).toEqual(ownedPatterns(manifest));
});
