import '@mooring/ui/styles.css';
import { type FeatureManifest, ownedPatterns, paths } from '@mooring/contract';
import {
  createBrowserRouter,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
  useNavigate,
} from '@mooring/contract/router';
import { DataProvider } from '@mooring/data';
import { SafetyCard } from '@mooring/safety';
import { Page } from '@mooring/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DeveloperBar } from './developer-bar.tsx';
import { type DeveloperData, type Fill, openDeveloperData } from './developer-data.ts';
import { chooseTheme, storedTheme } from './developer-theme.ts';
import { Elsewhere } from './elsewhere.tsx';
import { NoticeToasts } from './notice-toasts.tsx';
import { useDeveloper } from './use-developer.ts';

export type StandaloneFeature = {
  manifest: FeatureManifest;
  routes: RouteObject[];
  /** Writes what the page shows on the first visit. */
  fill: Fill;
};

/**
 * Mounts one feature on a page of its own, with test data that stays in this browser and a bar for the developer. What
 * `pnpm --filter … dev` serves; nothing of it is in a build.
 */
export async function standalone({ manifest, routes, fill }: StandaloneFeature) {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id root.');
  chooseTheme(storedTheme());
  // The shell's header and navigation are not here, and nothing keeps room for them.
  for (const room of ['--header-height', '--nav-height']) {
    document.documentElement.style.setProperty(room, '0rem');
  }
  root.textContent = 'Opening. The first time, the test data is written.';
  const developer = await openDeveloperData(fill);
  if (developer === 'reload') return location.reload();
  const first = ownedPatterns(manifest)[0] ?? '/';
  const router = createBrowserRouter([
    {
      element: <StandaloneFrame manifest={manifest} developer={developer} />,
      hydrateFallbackElement: <p>Opening</p>,
      children: [
        { path: '/', loader: () => Response.redirect(new URL(first, location.href)) },
        ...routes,
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  createRoot(root).render(
    <StrictMode>
      <DataProvider data={developer.data}>
        <RouterProvider router={router} />
        <NoticeToasts />
      </DataProvider>
    </StrictMode>,
  );
}

type StandaloneFrameProps = { manifest: FeatureManifest; developer: DeveloperData };

function StandaloneFrame({ manifest, developer }: StandaloneFrameProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const bar = useDeveloper(developer, () => location.reload());
  return (
    <>
      <DeveloperBar
        {...bar}
        feature={manifest.id}
        pages={ownedPatterns(manifest).filter((path) => !path.includes(':'))}
        page={pathname}
        onPageChange={(page) => void navigate(page)}
      />
      <SafetyCard />
      <main>
        {bar.session === 'locked' && pathname !== paths.auth.pattern ? (
          <Page title="Locked">In the app the lock screen stands here.</Page>
        ) : (
          <Outlet />
        )}
      </main>
    </>
  );
}
