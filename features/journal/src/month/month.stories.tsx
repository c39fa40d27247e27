import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Journal/Month',
  component: Stage,
  args: { routes, path: '/journal/month/2026-11' },
  loaders: [async () => ({ data: await withEntries() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const entries = [
  ['2026-11-02T21:00:00', 'Lilies', ['grief']],
  ['2026-11-05T08:10:00', 'The station', ['longing', 'Ward 4']],
  ['2026-11-14T07:40:00', 'The second cup', ['grief', 'healing']],
  ['2026-11-14T23:15:00', 'Awake', []],
  ['2026-11-19T20:00:00', 'The radio is on', ['hope', 'the sea']],
  ['2024-11-20T20:00:00', 'The first snow', []],
  ['2022-11-20T20:00:00', 'A long walk', ['the sea']],
] as const;

async function withEntries() {
  const data = await createTestData({ now: '2026-11-20T21:10:00' });
  for (const [local, title, tags] of entries) {
    const content =
      'I filled it anyway. It steamed by the window while I told it about the garden.';
    await data.entries.create({
      title,
      content,
      tags: [...tags],
      date: new Date(local).toISOString(),
    });
  }
  return data;
}

export const NoDayChosen: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'November 14, 2 entries' });
  },
};

export const DayWithEntries: Story = {
  args: { path: '/journal/month/2026-11?day=14' },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: 'Awake' });
    await userEvent.click(await canvas.findByRole('link', { name: 'November 5, 1 entry' }));
    await canvas.findByRole('link', { name: 'The station' });
    await userEvent.click(await canvas.findByRole('link', { name: 'November 14, 2 entries' }));
    const heading = await canvas.findByRole('heading', { name: 'November 14, 2026' });
    await expect(heading).toHaveFocus();
  },
};
export const DayWithEntriesByNight: Story = { ...DayWithEntries, globals: { theme: 'dark' } };

export const EmptyDay: Story = {
  args: { path: '/journal/month/2026-11?day=09' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Write about this day' });
  },
};

export const EarlierYears: Story = {
  args: { path: '/journal/month/2026-11?day=20&years=earlier' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'A long walk' });
  },
};

export const NoSuchMonth: Story = {
  args: { path: '/journal/month/2026-13' },
  play: async ({ canvas }) => {
    await canvas.findByText('There is no such month');
  },
};
