import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Journal/Own prompts',
  component: Stage,
  args: { routes, path: '/prompts?own=' },
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const texts = [
  'What would I tell her about today?',
  'Which song was ours, and where was I when I last heard it?',
  'What do I still do the way he did it?',
];

const over = (path: string, prepare: (data: TestData) => Promise<unknown>): Story => ({
  args: { path },
  loaders: [
    async () => {
      const data = await createTestData();
      await prepare(data);
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
});

async function keepThree(data: TestData) {
  for (const [place, text] of texts.entries()) {
    const daily = place === 1 ? { dailySince: '2026-11-01' } : {};
    await data.prompts.put({ id: `prompt-${place}`, text, place, ...daily });
  }
}

export const Empty: Story = {
  ...over('/prompts?own=', async () => {}),
  play: async ({ canvas }) => {
    await canvas.findByText('No prompts of your own yet');
  },
};

export const Three: Story = {
  ...over('/prompts?own=', keepThree),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Move up: What do I still/ }));
    await expect(await canvas.findByText('It is now number 2 of 3.')).toBeVisible();
  },
};

export const ThreeByNight: Story = { ...Three, globals: { theme: 'dark' } };

export const Form: Story = {
  ...over('/prompts?own=prompt-1', keepThree),
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /Your prompt/ });
  },
};

/** One's own prompts stand below the days', and one of them is the prompt of a day. */
export const BesideOurs: Story = {
  ...over('/prompts', keepThree),
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'All your own prompts' });
  },
};
