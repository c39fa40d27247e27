import { paths } from '@mooring/contract';
import type { HardDay, InstallWay } from '@mooring/data';
import { ana, createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { Frame } from '../frame/frame.tsx';
import { Component as Dashboard } from './dashboard-screen.tsx';
import { plan, tomsBirthday } from './near-day-testing.ts';
import type { Support } from './support-offers.ts';

const routes = [
  {
    Component: Frame,
    children: [{ path: paths.dashboard.pattern, Component: Dashboard }],
  },
];

type Args = {
  now?: string;
  session?: 'signed-out' | 'visitor' | 'open';
  install?: InstallWay;
  prepare?: (data: TestData) => Promise<unknown>;
};

const meta = {
  title: 'Shell/Home',
  loaders: [
    async ({ args: { now, session, install, prepare } }) => {
      const data = await createTestData({
        ...(now ? { now } : {}),
        ...(session ? { session } : {}),
        ...(install ? { install } : {}),
      });
      await prepare?.(data);
      return { data };
    },
  ],
  render: (_, { loaded }) => <Stage routes={routes} path="/dashboard" data={loaded.data} bare />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /Quiet for today|Show them after all/ });
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const chose = (support: Support): Story => ({
  args: { prepare: (data) => data.records.put('onboarding', { support }) },
});

export const Visitor: Story = { args: { session: 'signed-out' } };
export const Morning: Story = { args: { now: '2026-11-20T08:00:00' } };
export const Afternoon: Story = { args: { now: '2026-11-20T14:00:00' } };
export const Evening: Story = { args: { now: '2026-11-20T20:00:00' } };
export const LateNight: Story = {
  args: { now: '2026-11-20T03:00:00' },
  globals: { theme: 'dark' },
};
export const ListeningPlace: Story = chose('listening');
export const FindingWords: Story = chose('finding-words');
export const DailyShape: Story = chose('daily-shape');
export const DailyShapeByNight: Story = { ...DailyShape, globals: { theme: 'dark' } };
export const WorstMoments: Story = chose('worst-moments');
export const QuietPage: Story = chose('quiet');

export const AfterCheckIn: Story = {
  args: {
    prepare: (data) => data.checkIns.save({ emotion: 'Sadness', intensity: 2, notes: '' }),
  },
};

export const NotToday: Story = {
  args: { prepare: (data) => data.records.put('settings', { quietDay: '2026-11-20' }) },
};

const begun: Story = {
  args: {
    async prepare(data) {
      await data.drafts.keep('new', { title: '', content: 'The second cup.', tags: [] });
      for (const emotion of ['Grief', 'Sadness', 'Hope', 'Anger', 'Peaceful'] as const) {
        await data.checkIns.append({ emotion, intensity: 2, notes: '' });
      }
    },
  },
};
export const Remembers: Story = begun;
export const RemembersByNight: Story = { ...begun, globals: { theme: 'dark' } };

const onDay = (day: number): HardDay => ({ ...tomsBirthday, date: { month: 11, day } });
const beforeHardDay: Story = {
  args: {
    async prepare(data) {
      await data.hardDays.put(onDay(26));
      await data.drafts.keep('new', { title: '', content: 'The second cup.', tags: [] });
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('On Thursday: Tom’s birthday');
  },
};
export const WeekBeforeHardDay: Story = beforeHardDay;
export const WeekBeforeHardDayByNight: Story = { ...beforeHardDay, globals: { theme: 'dark' } };
export const OnHardDay: Story = {
  args: { prepare: (data) => data.hardDays.put({ ...onDay(20), plan }) },
  play: async ({ canvas }) => {
    await canvas.findByText('You planned: At the lake. With Ana.');
  },
};
export const DayAfterHardDay: Story = {
  args: { prepare: (data) => data.hardDays.put(onDay(19)) },
  play: async ({ canvas }) => {
    await canvas.findByText('The day after can be hard too.');
  },
  globals: { theme: 'dark' },
};

export const WordsWrittenLoggedOut: Story = {
  args: {
    async prepare(data) {
      await data.accounts.logOut();
      await data.entries.create({ title: 'Logged out', content: 'Words.', tags: [] });
      await data.accounts.logIn(ana);
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement.ownerDocument.body).findByRole('dialog');
  },
};

export const WorthABackup: Story = {
  args: {
    async prepare(data) {
      for (let entry = 0; entry < 10; entry += 1) {
        await data.entries.create({ title: `Letter ${entry}`, content: 'Words.', tags: [] });
      }
    },
  },
};

const usedForTwoDays = async ({ install }: TestData) => {
  install.noteDayOfUse('2026-11-01');
  install.noteDayOfUse('2026-11-02');
};
export const ThirdDayOnAnIPhone: Story = {
  args: { session: 'visitor', install: 'share', prepare: usedForTwoDays },
};
export const ThirdDayWhereItCanBeInstalled: Story = {
  args: { session: 'visitor', install: 'prompt', prepare: usedForTwoDays },
};
