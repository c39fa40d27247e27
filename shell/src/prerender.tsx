import { fullDate } from '@mooring/contract';
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
import { settled } from './prerender-live.ts';
import { withToday } from './prerender-today.ts';
import { shellRoutes } from './router.tsx';

/**
 * The page of an address as HTML, as the app first renders it: before it knows who is here and before it has read
 * anything. Called by the build.
 */
export const prerender = async (path: string): Promise<string> =>
  markupOf([await routeOf(path)], path, (_, render) => render());

/** The same page where nothing is kept on the device, once it has read that. */
export const prerenderEmpty = async (path: string): Promise<string> =>
  markupOf([await routeOf(path)], path, async (data, render) =>
    withToday(await settled(data, render), fullDate(data.env.now())),
  );

/** The frame in its loading state as HTML: what every other address shows until the app has started. */
export const prerenderFrame = () =>
  markupOf([{ path: '*', Component: FrameLoading }], '/-', (_, render) => render());

async function routeOf(path: string): Promise<RouteObject> {
  const owner = ownerOf(path);
  const children = owner ? (await loadFeature(owner.id)).default : shellRoutes;
  return { Component: Frame, children };
}

async function markupOf(
  routes: RouteObject[],
  path: string,
  finish: (...render: Parameters<typeof settled>) => string | Promise<string>,
): Promise<string> {
  const data = await createTestData({ session: 'signed-out' });
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  await firstPage(router);
  const markup = await finish(data, () =>
    renderToStaticMarkup(
      <DataProvider data={data}>
        <RouterProvider router={router} />
      </DataProvider>,
    ),
  );
  router.dispose();
  return markup;
}
