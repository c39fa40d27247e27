import { createMemoryRouter } from '@mooring/contract/memory-router';
import { type RouteObject, RouterProvider } from '@mooring/contract/router';
import { DataProvider } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { firstPage } from './first-page.ts';
import { Frame } from './frame/frame.tsx';
import { FrameLoading } from './frame/frame-loading.tsx';
import { shellRoutes } from './router.tsx';

/** One of the shell's own pages as HTML, as a signed-out person sees it. Called by the build. */
export const prerender = (path: string) =>
  markupOf([{ Component: Frame, children: shellRoutes }], path);

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
