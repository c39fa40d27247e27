import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { within } from 'storybook/test';
import routes from '../feature.ts';
import { makeSampleCheckIns, makeSampleDays } from '../sample-check-ins.ts';

type Args = {
  show: 'Calendar' | 'Strength' | 'Emotions';
  span?: 'Month' | '3 months' | 'Year' | 'All';
  prepare?: (data: TestData) => Promise<unknown>;
};

const meta = {
  title: 'Check-in/History',
  args: { show: 'Calendar', prepare: (data: TestData) => makeSampleCheckIns(data) },
  loaders: [
    async ({ args: { prepare } }) => {
      const data = await createTestData();
      await prepare?.(data);
      return { data };
    },
  ],
  render: (_, { loaded: { data } }) => <Stage routes={routes} path="/emotions" data={data} />,
  play: async ({ args: { show, span }, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Emotion History' }));
    const history = within(await canvas.findByRole('region', { name: 'Emotion History' }));
    await userEvent.click(await history.findByRole('radio', { name: show }));
    if (span) await userEvent.click(history.getByRole('radio', { name: span }));
    await history.findByRole('figure');
  },
} satisfies Meta<Args>;
export default meta;
type Story = StoryObj<typeof meta>;

const days = (count: number) => (data: TestData) => makeSampleDays(data, count);
const much = days(400);
const years = days(1200);

export const Calendar: Story = {};
export const CalendarByNight: Story = { args: { prepare: much }, globals: { theme: 'dark' } };
export const CalendarOfOneDay: Story = { args: { prepare: days(1) } };
export const CalendarOfAFullMonth: Story = { args: { prepare: much } };
export const CalendarOfThreeMonths: Story = { args: { prepare: much, span: '3 months' } };
export const CalendarOfAYear: Story = { args: { prepare: much, span: 'Year' } };
export const CalendarOfYears: Story = { args: { prepare: years, span: 'All' } };

/** Two on one day: the first stands, a dot beneath says there was more. */
export const CalendarWithTwoOnADay: Story = {
  args: {
    async prepare(data) {
      await makeSampleCheckIns(data);
      data.setNow('2026-11-19T20:00:00');
      await data.checkIns.append({ emotion: 'Grief', intensity: 3, notes: '' });
      data.setNow('2026-11-20T21:10:00');
    },
  },
};

export const Strength: Story = { args: { show: 'Strength' } };
export const StrengthOfOneDay: Story = { args: { show: 'Strength', prepare: days(1) } };
export const StrengthOfThreeMonths: Story = {
  args: { show: 'Strength', prepare: much, span: '3 months' },
};
export const StrengthOfAYear: Story = { args: { show: 'Strength', prepare: much, span: 'Year' } };
export const StrengthOfYearsByNight: Story = {
  args: { show: 'Strength', prepare: years, span: 'All' },
  globals: { theme: 'dark' },
};

export const Emotions: Story = { args: { show: 'Emotions' } };
export const EmotionsOfAYear: Story = { args: { show: 'Emotions', prepare: much, span: 'Year' } };
export const EmotionsByNight: Story = {
  args: { show: 'Emotions', prepare: much },
  globals: { theme: 'dark' },
};

export const AsATable: Story = {
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Show as a table' }));
  },
};

export const NothingInThisMonth: Story = {
  args: {
    async prepare(data) {
      data.setNow('2026-09-03T10:00:00');
      await data.checkIns.append({ emotion: 'Hope', intensity: 1, notes: '' });
      data.setNow('2026-11-20T21:10:00');
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Emotion History' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'Calendar' }));
    await canvas.findByText('No check-ins in November 2026.');
  },
};

export const OneEmotion: Story = {
  args: { prepare: much, span: 'Year' },
  play: async (context) => {
    await meta.play(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Hope' }));
  },
};

/** The newest is not to be brought up. */
export const ListNotBroughtUp: Story = {
  args: {
    prepare: async (data) => {
      await makeSampleCheckIns(data);
      const [newest] = (await data.checkIns.recent(1)).items;
      if (newest) await data.muted.setItem(newest.id, true);
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Emotion History' }));
    await canvas.findByRole('button', { name: 'Not brought up. Show it' });
  },
};
