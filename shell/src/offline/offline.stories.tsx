import { paths } from '@mooring/contract';
import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BottomNav } from '../frame/bottom-nav.tsx';
import { Header } from '../frame/header.tsx';
import { UpdateNotice, type UpdateNoticeProps } from './update-notice.tsx';

/** Above a page of the app, where it stands. */
const around = (notice: UpdateNoticeProps) => [
  {
    path: paths.dashboard.pattern,
    element: (
      <>
        <Header />
        <main>
          <h1>You are safe here.</h1>
        </main>
        <UpdateNotice {...notice} />
        <BottomNav />
      </>
    ),
  },
];

const meta = {
  title: 'Shell/A newer version',
  component: UpdateNotice,
  args: { waits: false, asksPassword: false, onUse() {}, onLater() {} },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => (
    <Stage routes={around(args)} path="/dashboard" data={data} bare />
  ),
} satisfies Meta<typeof UpdateNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};
export const ReadyAtNight: Story = { globals: { theme: 'dark' } };
export const AsksForThePassword: Story = { args: { asksPassword: true } };
export const ComesWithTheNextPage: Story = { args: { waits: true } };
