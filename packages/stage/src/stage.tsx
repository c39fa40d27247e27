import { createMemoryRouter } from '@mooring/contract/memory-router';
import {
  type Location,
  Outlet,
  type RouteObject,
  RouterProvider,
  useLocation,
} from '@mooring/contract/router';
import { type Data, DataProvider } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { SafetyCard } from '@mooring/safety';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Elsewhere } from './elsewhere.tsx';
import { NoticeToasts } from './notice-toasts.tsx';

export type StageProps = {
  /** The feature's routes, as its `feature.ts` exports them. */
  routes: RouteObject[];
  path: string;
  /** Router state the page is opened with. */
  state?: unknown;
  data?: Data | Promise<Data>;
  /** The routes bring their own `<main>`, as the shell's do. */
  bare?: boolean;
};

/** One feature alone: its routes in a memory router over test data, with toasts. For stories. */
export function Stage({ routes, path, state, data, bare = false }: StageProps) {
  const [ready, setReady] = useState(data instanceof Promise ? undefined : data);
  const [router] = useState(() => stageRouter({ routes, path, state, bare }));
  useEffect(() => {
    if (!ready) void Promise.resolve(data ?? createTestData()).then(setReady);
  }, [data, ready]);
  if (!ready) return null;
  return (
    <DataProvider data={ready}>
      <RouterProvider router={router} />
      <NoticeToasts />
    </DataProvider>
  );
}

/** A router over the feature's own routes. Any other address shows where a link would have led. */
export function stageRouter({
  routes,
  path,
  state,
  bare,
  onShown,
}: Omit<StageProps, 'data'> & {
  /** Told of an address once its page is on the screen, which is later than the router knows of it. */
  onShown?: (location: Location) => void;
}) {
  const frame = bare ? <Outlet /> : <StageFrame />;
  return createMemoryRouter(
    [
      {
        element: onShown ? <Shown onShown={onShown}>{frame}</Shown> : frame,
        hydrateFallbackElement: <p>Opening</p>,
        children: [...routes, { path: '*', Component: Elsewhere }],
      },
    ],
    { initialEntries: [{ ...addressOf(path), state }] },
  );
}

function Shown(props: { onShown(location: Location): void; children: ReactNode }): ReactNode {
  const { onShown, children } = props;
  const location = useLocation();
  useLayoutEffect(() => onShown(location), [onShown, location]);
  return children;
}

function StageFrame(): ReactNode {
  return (
    <>
      <SafetyCard />
      <main>
        <Outlet />
      </main>
    </>
  );
}

function addressOf(path: string) {
  const { pathname, search, hash } = new URL(path, 'https://stage.invalid');
  return { pathname, search, hash };
}
