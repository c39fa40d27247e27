import type { ComponentType } from 'react';
import { type RouteObject, redirect } from 'react-router-dom';
import type { FeatureManifest } from './feature.ts';

/** A module that a manifest names as a screen. */
export type ScreenModule = { Component: ComponentType };

/**
 * A feature's routes: one for each screen and each redirect that its manifest names. `modules` loads the screens by their
 * paths, as `import.meta.glob` gives them. Throws when the manifest names a module that is not among them.
 */
export function featureRoutes(
  { screens, redirects = {} }: FeatureManifest,
  modules: Readonly<Record<string, () => Promise<ScreenModule>>>,
): RouteObject[] {
  return [
    ...Object.entries(screens).map(([path, module]) => {
      const lazy = modules[module];
      if (!lazy) throw new Error(`There is no module ${module}.`);
      return { path, lazy };
    }),
    ...Object.entries(redirects).map(([path, to]) => ({
      path,
      loader: () => redirect(to),
      Component: () => null,
    })),
  ];
}
