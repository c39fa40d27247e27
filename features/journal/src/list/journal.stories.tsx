import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import routes from '../feature.ts';
import { writeSampleJournal } from '../sample-journal.ts';

const meta = {
  title: 'Journal/List',
  component: Stage,
  args: { routes, path: '/journal' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function sampleData() {
  const data = await createTestData();
  await writeSampleJournal(data);
  return data;
}

const full: Story = {
  loaders: [async () => ({ data: await sampleData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
};

export const Empty: Story = {
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Write Your First Entry' });
  },
};

export const Full: Story = {
  ...full,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'The second cup' });
  },
};

export const Filtered: Story = {
  ...full,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'grief' }));
    await userEvent.type(canvas.getByRole('searchbox'), 'market');
  },
};

export const NothingFound: Story = {
  ...full,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'snow');
    await canvas.findByText('No entry matches this');
  },
};

export const OneUnreadable: Story = {
  ...full,
  loaders: [
    async () => {
      const data = await createTestData();
      data.damage(await writeSampleJournal(data));
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/This entry could not be opened/);
  },
};

export const CouldNotBeRead: Story = {
  ...full,
  loaders: [
    async () => {
      const data = await sampleData();
      data.accounts.lock();
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const WordsMarked: Story = {
  ...full,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'the garden');
    await canvas.findByText('garden', { selector: 'mark' });
  },
};

export const TitlesHidden: Story = {
  ...full,
  loaders: [
    async () => {
      const data = await sampleData();
      await data.records.put('settings', { keepPrivate: true });
      return { data };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByRole('button', { name: 'Show this title' });
    if (first) await userEvent.click(first);
    await canvas.findByRole('link', { name: 'The second cup' });
  },
};

export const NotBroughtUp: Story = {
  ...full,
  loaders: [
    async () => {
      const data = await sampleData();
      await data.muted.change((before) => ({ ...before, words: ['cup'] }));
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button', { name: 'Not brought up. Show this title' });
  },
};

export const Years: Story = {
  ...full,
  loaders: [async () => ({ data: await yearsOfData() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '2024' }));
    const heading = await canvas.findByRole('heading', { name: 'December 2024' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(canvas.getAllByRole('listitem').length).toBeLessThanOrEqual(30);
  },
};

/** Three years with an entry every fourth day, some of them spoken. */
async function yearsOfData() {
  const data = await createTestData();
  await writeSampleJournal(data);
  const recording = { id: 'said', durationMs: 83_000, peaks: [] };
  for (let day = 6; day < 1000; day += 4) {
    data.setNow(new Date(Date.UTC(2026, 10, 20 - day, 9)).toISOString());
    const spoken = day % 5 === 0;
    await data.entries.create({
      title: `Day ${day}`,
      content: spoken ? '' : 'It was quiet until the rain came.',
      tags: day % 3 === 0 ? ['hope'] : [],
      ...(spoken ? { type: 'audio', recording } : {}),
    });
  }
  data.setNow('2026-11-20T21:10:00');
  return data;
}
