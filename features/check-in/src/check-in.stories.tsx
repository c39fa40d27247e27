import type { Emotion } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import routes from './feature.ts';
import { makeSampleCheckIns } from './sample-check-ins.ts';

const meta = {
  title: 'Check-in/Screen',
  component: Stage,
  args: { routes, path: '/emotions' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The screen over a week of check-ins, and whatever `prepare` adds to it. */
const over = (prepare: (data: TestData) => Promise<unknown> = async () => {}): Story => ({
  loaders: [
    async () => {
      const data = await createTestData();
      await makeSampleCheckIns(data);
      await prepare(data);
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
});

const saved = (emotion: Emotion, intensity = 2, notes = ''): Story => ({
  ...over((data) => data.checkIns.save({ emotion, intensity, notes })),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Update' });
  },
});

export const First: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Insight' });
  },
};

export const Chosen: Story = {
  ...over(),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Grief' }));
    await userEvent.type(
      canvas.getByRole('textbox'),
      'Her birthday is on Thursday. I keep thinking I should buy the lilies.',
    );
  },
};

export const ChosenByNight: Story = { ...Chosen, globals: { theme: 'dark' } };

export const FailedSave: Story = {
  ...over(),
  render: (args, { loaded: { data } }) => {
    data.failNextWrite('store.full');
    return <Stage {...args} data={data} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Anger' }));
    await userEvent.click(canvas.getByRole('button', { name: "Save Today's Check-In" }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const Updating: Story = {
  ...over((data) => data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: 'The lilies.' })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Update' }));
  },
};

export const Grief: Story = saved('Grief', 3, 'Her birthday is on Thursday.');
export const Anger: Story = saved('Anger');
export const Sadness: Story = saved('Sadness');
export const Hope: Story = saved('Hope', 1);
export const Acceptance: Story = saved('Acceptance', 0);
export const Confusion: Story = saved('Confused', 3);
export const Peace: Story = saved('Peaceful', 3);
export const Anxiety: Story = saved('Anxious');
export const Overwhelming: Story = saved('Grief', 4);
export const SummaryByNight: Story = { ...Grief, globals: { theme: 'dark' } };

export const LongNotes: Story = saved(
  'Confused',
  2,
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrente, she said on the phone, and I laughed.\n\nThen I had to sit down on the stairs for a while.',
);

export const KeptInTheGarden: Story = {
  ...Grief,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save to Memory Garden' }));
    await canvas.findByRole('button', { name: 'Saved to Memory Garden' });
  },
};

export const History: Story = {
  ...over(async (data) => {
    const { items } = await data.checkIns.recent();
    data.damage(items[2]?.id ?? '');
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Emotion History' }));
    const section = await canvas.findByRole('region', { name: 'Emotion History' });
    await within(section).findByText('This could not be opened');
  },
};

export const EmptyHistory: Story = {
  ...First,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View Emotion History' }));
    await canvas.findByText(/Nothing here yet/);
  },
};

const quietDay = (data: TestData) => data.records.put('settings', { quietDay: '2026-11-20' });

export const QuietDay: Story = {
  ...over(quietDay),
  play: async ({ canvas }) => {
    await canvas.findByText(/You chose a quiet day/);
  },
};

export const QuietDayAfterCheckIn: Story = {
  ...over(async (data) => {
    await quietDay(data);
    await data.checkIns.save({ emotion: 'Grief', intensity: 4, notes: '' });
  }),
  play: QuietDay.play as NonNullable<Story['play']>,
};

export const Removed: Story = {
  ...History,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'View Emotion History' }));
    await userEvent.click(await canvas.findByRole('button', { name: /Remove Hope/ }));
    await canvas.findByText('Check-in removed');
  },
};

const finerWords = over(async (data) => {
  data.setNow('2026-11-19T09:00:00');
  await data.checkIns.append({ emotion: 'Grief', intensity: 3, notes: '', word: 'under water' });
  data.setNow('2026-11-20T21:10:00');
});

/** Under the chosen emotion finer words are open: ours, those that the person wrote before, and a field. */
export const FinerWords: Story = {
  ...finerWords,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Grief' }));
    await userEvent.click(await canvas.findByRole('button', { name: /more exact word/ }));
    await userEvent.click(await canvas.findByRole('button', { name: 'left behind' }));
    await expect(await canvas.findByRole('button', { name: 'under water' })).toBeVisible();
  },
};

export const FinerWordsByNight: Story = { ...FinerWords, globals: { theme: 'dark' } };

/** A finer word and what was said with it lately, after saving. */
export const SavedWithAWord: Story = {
  ...over(async (data) => {
    data.setNow('2026-11-19T21:10:00');
    await data.checkIns.append({ emotion: 'Grief', intensity: 3, notes: '', word: 'under water' });
    data.setNow('2026-11-20T21:10:00');
    await data.checkIns.save({ emotion: 'Grief', intensity: 3, notes: '', word: 'left behind' });
  }),
  play: async ({ canvas }) => {
    await canvas.findByText(/^Words you used for grief/);
  },
};
