import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';
import { writeSampleJournal } from '../sample-journal.ts';

const meta = {
  title: 'Journal/Import',
  component: Stage,
  args: { routes, path: '/journal?import' },
  loaders: [
    async () => {
      const data = await createTestData();
      await writeSampleJournal(data);
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = (name: string, words: string) =>
  new File([words], name, { lastModified: 1_700_000_000_000 });

const dayOne = file(
  'Journal.json',
  JSON.stringify({
    entries: Array.from({ length: 40 }, (_, index) => ({
      uuid: `0123456789ABCDEF0123456789ABCD${String(index).padStart(2, '0')}`,
      creationDate: `2023-05-${String((index % 28) + 1).padStart(2, '0')}T10:20:30Z`,
      text: `# Day ${index + 1}\nI filled the second cup anyway.`,
      photos: index % 9 === 0 ? [{}] : [],
    })),
  }),
);

async function choose(
  files: File[],
  userEvent: { upload(input: HTMLElement, files: File[]): Promise<void> },
) {
  await userEvent.upload(await screen.findByLabelText('Files'), files);
}

export const Choose: Story = {
  play: async () => {
    await screen.findByLabelText('Files');
  },
};

export const Preview: Story = {
  play: async ({ userEvent }) => {
    await choose([dayOne], userEvent);
    await screen.findByText(/^40 entries/);
  },
};

export const WithProblems: Story = {
  play: async ({ userEvent }) => {
    const torn = ['a.json', 'b.json', 'c.zip'].map((name) => file(`old/${name}`, '{'));
    await choose([dayOne, ...torn], userEvent);
    await screen.findByRole('region', { name: 'What could not be read' });
  },
};

export const NothingNew: Story = {
  play: async ({ userEvent }) => {
    await choose([file('empty.txt', '')], userEvent);
    await screen.findByText('Nothing new in these files');
  },
};

export const Done: Story = {
  play: async ({ userEvent }) => {
    await choose([dayOne], userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it in' }));
    await screen.findByText('40 entries added to your journal');
  },
};

/** A slow import, as of a long journal. */
export const UnderWay: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const slow = Object.assign(data, {
        imports: {
          ...data.imports,
          preview: data.imports.preview,
          run: (_: unknown, options?: { onProgress?: (share: number) => void }) => {
            options?.onProgress?.(0.42);
            return new Promise<never>(() => {});
          },
        },
      });
      return { data: slow };
    },
  ],
  play: async ({ userEvent }) => {
    await choose([dayOne], userEvent);
    await userEvent.click(await screen.findByRole('button', { name: 'Bring it in' }));
    await screen.findByText('Bringing it in: 42%');
  },
};
