import { AppError, type FeatureId, ownedPatterns, paths } from '@mooring/contract';
import { createBrowserRouter, type RouteObject } from '@mooring/contract/router';
import { FeatureErrorScreen } from './feature-error-screen.tsx';
import { features, ownerOf } from './features.ts';
import { Frame } from './frame/frame.tsx';
import { FrameLoading } from './frame/frame-loading.tsx';
import type { LoadFeature } from './load-feature.ts';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RouterErrorScreen } from './router-error-screen.tsx';

const contentId = 'content';

/** The shell's own pages. Every other address belongs to a feature. */
export const shellRoutes: RouteObject[] = [
  { path: paths.home.pattern, lazy: () => import('./entry/entry-screen.tsx') },
  { path: paths.landing.pattern, lazy: () => import('./entry/landing-screen.tsx') },
  { path: paths.returning.pattern, lazy: () => import('./entry/return-screen.tsx') },
  { path: paths.dashboard.pattern, lazy: () => import('./dashboard/dashboard-screen.tsx') },
  { path: paths.safety.pattern, lazy: () => import('@mooring/safety/right-now') },
];

/**
 * The router. A feature's routes are patched in when an address it owns is first visited. Until then a placeholder
 * holds its place inside the layout, so a feature that cannot be loaded fails there and nowhere else.
 */
export function createShellRouter(loadFeature: LoadFeature) {
  const loaded = new Set<FeatureId>();
  const failures = new Map<FeatureId, unknown>();
  return createBrowserRouter(
    [
      {
        Component: Frame,
        HydrateFallback: FrameLoading,
        ErrorBoundary: RouterErrorScreen,
        children: [
          {
            id: contentId,
            ErrorBoundary: FeatureErrorScreen,
            children: [
              ...shellRoutes,
              ...placeholders(loaded, failures),
              { path: '*', Component: NotFoundScreen },
            ],
          },
        ],
      },
    ],
    {
      async patchRoutesOnNavigation({ path, patch }) {
        const owner = ownerOf(path);
        if (!owner || loaded.has(owner.id)) return;
        const routes = await loadFeature(owner.id).then(
          (feature) => feature.default,
          // Not thrown from here: the placeholder's loader throws it inside the layout.
          (error: unknown) => void failures.set(owner.id, error),
        );
        if (!routes || loaded.has(owner.id)) return;
        patch(contentId, routes);
        loaded.add(owner.id);
      },
    },
  );
}

function placeholders(
  loaded: ReadonlySet<FeatureId>,
  failures: ReadonlyMap<FeatureId, unknown>,
): RouteObject[] {
  return features.flatMap((feature) =>
    ownedPatterns(feature).map((pattern) => ({
      path: `${pattern}/*`,
      ErrorBoundary: FeatureErrorScreen,
      Component: NotFoundScreen,
      loader: () => {
        if (loaded.has(feature.id)) return null;
        throw failures.get(feature.id) ?? new AppError('feature.unreachable');
      },
    })),
  );
}
