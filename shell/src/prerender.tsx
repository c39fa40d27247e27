import { createMemoryRouter } from '@mooring/contract/memory-router';
import { type RouteObject, RouterProvider } from '@mooring/contract/router';
import { DataProvider } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { loadFeature } from '#features';
import { ownerOf } from './features.ts';
import { firstPage } from './first-page.ts';
import { Frame } from './frame/frame.tsx';
import { FrameLoading } from './frame/frame-loading.tsx';
import { shellRoutes } from './router.tsx';

/**
 * The page of an address as HTML, as the app first renders it: before it knows who is here and before it has read
 * anything. Called by the build.
 */
export async function prerender(path: string): Promise<string> {
  const owner = ownerOf(path);
  const children = owner ? (await loadFeature(owner.id)).default : shellRoutes;
  return markupOf([{ Component: Frame, children }], path);
}

/** The frame in its loading state as HTML: what every other address shows until the app has started. */
export const prerenderFrame = () => markupOf([{ path: '*', Component: FrameLoading }], '/-');

async function markupOf(routes: RouteObject[], path: string): Promise<string> {
  const data = await createTestData({ session: 'signed-out' });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await firstPage(router);
  const markup = renderToStaticMarkup(
    <DataProvider data={data}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  router.dispose();
  return markup;
}
