import { type Location, type RouteObject, RouterProvider } from '@mooring/contract/router';
import { DataProvider } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { prepareKit } from '@mooring/ui';
import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { NoticeToasts } from './notice-toasts.tsx';
import { stageRouter } from './stage.tsx';

export type ScreenUnderTest = {
  data: TestData;
  user: ReturnType<typeof userEvent.setup>;
  /** The address now shown, with its search part. */
  where(): string;
  /** The router state the address was opened with. */
  carried(): unknown;
  go(path: string, state?: unknown): Promise<void>;
  /** The browser's own Back and Forward. */
  back(): Promise<void>;
  forward(): Promise<void>;
  unmount(): void;
};

/** Renders a feature's routes for a test, over real data layers with a memory store and a still clock. */
export async function renderScreen(options: {
  routes: RouteObject[];
  path: string;
  state?: unknown;
  data?: TestData | Promise<TestData>;
  /** The routes bring their own `<main>`, as the shell's do. */
  bare?: boolean;
}): Promise<ScreenUnderTest> {
  const data = await (options.data ?? createTestData());
  await prepareKit();
  const router = stageRouter({
    ...options,
    onShown: (location) => {
      shown = location;
    },
  });
  let shown: Location = router.state.location;
  // jsdom leaves out rules in cascade layers, so a toast, whose region lets presses through, seems to refuse them.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = await act(async () =>
    render(
      <DataProvider data={data}>
        <RouterProvider router={router} />
        <NoticeToasts />
      </DataProvider>,
    ),
  );
  return {
    data,
    user,
    where: () => shown.pathname + shown.search,
    carried: () => shown.state,
    go: (path, state) => act(async () => router.navigate(path, { state })),
    back: () => act(async () => router.navigate(-1)),
    forward: () => act(async () => router.navigate(1)),
    unmount: () => view.unmount(),
  };
}
