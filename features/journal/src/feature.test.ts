import { ownedPatterns } from '@mooring/contract';
import { expect, test } from 'vitest';
import routes from './feature.ts';
import { manifest } from './manifest.ts';

test('every page the journal says it owns has a route, and every route is one it owns', () => {
  expect(routes.map(({ path }) => path).sort()).toEqual(ownedPatterns(manifest).sort());
});
