import '@mooring/ui/styles.css';
import { type FeatureManifest, ownedPatterns } from '@mooring/contract';
import {
  createBrowserRouter,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
} from '@mooring/contract/router';
import { browserEnv, DataProvider } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { SafetyCard } from '@mooring/safety';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Elsewhere } from './elsewhere.tsx';
import { NoticeToasts } from './notice-toasts.tsx';
import styles from './standalone.module.css';

/** Mounts one feature on a page of its own, with test data and a list of its pages. What `pnpm --filter … dev` serves. */
export async function standalone(manifest: FeatureManifest, routes: RouteObject[]) {
  const data = await createTestData({ now: browserEnv.now().toISOString() });
  const first = ownedPatterns(manifest)[0] ?? '/';
  const router = createBrowserRouter([
    {
      element: <StandaloneFrame manifest={manifest} />,
      hydrateFallbackElement: <p>Opening</p>,
      children: [
        { path: '/', loader: () => Response.redirect(new URL(first, location.href)) },
        ...routes,
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  createRoot(root).render(
    <StrictMode>
      <DataProvider data={data}>
        <RouterProvider router={router} />
        <NoticeToasts />
      </DataProvider>
    </StrictMode>,
  );
}

function StandaloneFrame({ manifest }: { manifest: FeatureManifest }) {
  const pages = ownedPatterns(manifest).filter((path) => !path.includes(':'));
  return (
    <>
      <header className={styles.header}>
        <strong>{manifest.id}</strong>
        <nav aria-label="Pages of this feature">
          {pages.map((path) => (
            <NavLink key={path} to={path}>
              {path}
            </NavLink>
          ))}
        </nav>
      </header>
      <SafetyCard />
      <main>
        <Outlet />
      </main>
    </>
  );
}
