import { paths } from '@mooring/contract';
import type { RouteObject } from '@mooring/contract/router';
import { type Data, emotions } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { Component as Safety } from '@mooring/safety/right-now';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component as Dashboard } from './dashboard/dashboard-screen.tsx';
import { Component as Entry } from './entry/entry-screen.tsx';
import { Component as Landing } from './entry/landing-screen.tsx';
import { FeatureErrorScreen } from './feature-error-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { FrameLoading } from './frame/frame-loading.tsx';
import { NotFoundScreen } from './not-found-screen.tsx';
import { RouterErrorScreen } from './router-error-screen.tsx';

const broken = () => {
  throw new Error('A planted failure.');
};

const routes: RouteObject[] = [
  {
    Component: Frame,
    children: [
      { path: paths.home.pattern, Component: Entry },
      { path: paths.landing.pattern, Component: Landing },
      { path: paths.dashboard.pattern, Component: Dashboard },
      { path: paths.safety.pattern, Component: Safety },
      {
        path: paths.journal.pattern,
        loader: broken,
        ErrorBoundary: FeatureErrorScreen,
        element: null,
      },
      { path: '*', Component: NotFoundScreen },
    ],
  },
  { path: '/broken', loader: broken, ErrorBoundary: RouterErrorScreen, element: null },
  { path: '/loading', Component: FrameLoading },
];

type Args = { path: string; prepare?: (data: Data) => Promise<unknown> };

const meta = {
  title: 'Shell/Screens',
  args: { path: '/' },
  loaders: [
    async ({ args }) => {
      const data = await createTestData();
      await args.prepare?.(data);
      return { data };
    },
  ],
  render: ({ path }, { loaded }) => <Stage routes={routes} path={path} data={loaded.data} bare />,
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EntryScreen: Story = { args: { path: '/' } };
export const EntryAtNight: Story = { args: { path: '/' }, globals: { theme: 'dark' } };
export const Waitlist: Story = { args: { path: '/landing' } };
export const Home: Story = { args: { path: '/dashboard' } };
export const HomeAtNight: Story = { args: { path: '/dashboard' }, globals: { theme: 'dark' } };
export const HomeAfterCheckIn: Story = {
  args: {
    path: '/dashboard',
    prepare: (data) => data.checkIns.save({ emotion: emotions[2], intensity: 2, notes: '' }),
  },
};
export const RightNow: Story = { args: { path: '/safety' } };
export const RightNowInIreland: Story = {
  args: { path: '/safety', prepare: async (data) => data.safety.chooseCountry('IE') },
};
export const RightNowAtNight: Story = { args: { path: '/safety' }, globals: { theme: 'dark' } };
export const Locked: Story = {
  args: { path: '/dashboard', prepare: (data) => data.accounts.lock() },
};
export const FeatureUnreachable: Story = { args: { path: '/journal' } };
export const NotFound: Story = { args: { path: '/nowhere' } };
export const RouterFailed: Story = { args: { path: '/broken' } };
export const Loading: Story = { args: { path: '/loading' } };
