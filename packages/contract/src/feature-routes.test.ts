import { expect, test } from 'vitest';
import { type FeatureManifest, ownedPatterns } from './feature.ts';
import { featureRoutes } from './feature-routes.ts';

const manifest: FeatureManifest = {
  id: 'journal',
  screens: { '/journal': './list/journal-screen.tsx' },
  redirects: { '/diary': '/journal' },
};
const Component = () => null;

test('a route loads the screen that the manifest names for it', async () => {
  const [route] = featureRoutes(manifest, {
    './list/journal-screen.tsx': async () => ({ Component }),
  });
  expect(route?.path).toBe('/journal');
  expect(typeof route?.lazy === 'function' && (await route.lazy())).toEqual({ Component });
});

test('a redirect is a route of the feature as well', () => {
  const routes = featureRoutes(manifest, {
    './list/journal-screen.tsx': async () => ({ Component }),
  });
  expect(routes.map(({ path }) => path)).toEqual(['/journal', '/diary']);
  expect(ownedPatterns(manifest)).toEqual(['/journal', '/diary']);
});

test('a screen that is not there is said by its name', () => {
  expect(() => featureRoutes(manifest, {})).toThrow('./list/journal-screen.tsx');
});
