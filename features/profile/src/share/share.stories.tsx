import type { Shared } from '@mooring/contract/share';
import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { fakeShareWorker } from './share-testing.ts';

const meta = {
  title: 'Profile/Share',
  component: Stage,
  args: { routes, path: '/share' },
  loaders: [
    async () => {
      const data = await createTestData();
      const person = { called: 'Mum', calledYou: '', bond: '', ending: '' };
      await data.someone.put({ id: 'vera', name: 'Vera', ...person });
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const waiting = (parts: readonly Partial<Shared>[]) => () => fakeShareWorker(parts).end;
const voice = new File([new Uint8Array(240_000)], 'voicemail.m4a', { type: 'audio/mp4' });
const words = 'Put the kettle on, and then tell me.';

export const WordsAndAFile: Story = {
  beforeEach: waiting([{ text: words, files: [voice] }]),
  play: async ({ canvas }) => {
    await canvas.findByText(words);
  },
};
export const WordsAndAFileByNight: Story = { ...WordsAndAFile, globals: { theme: 'dark' } };

export const SomebodyNew: Story = {
  beforeEach: waiting([{ text: words }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /somebody else/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await canvas.findByText('Write a name.');
  },
};

export const Kept: Story = {
  beforeEach: waiting([{ files: [voice] }]),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /On the page about Vera/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await canvas.findByRole('link', { name: 'Open the page about Vera' });
  },
};

export const NotTaken: Story = {
  beforeEach: waiting([
    { text: words, files: [new File(['x'], 'page.html', { type: 'text/html' })] },
  ]),
  play: async ({ canvas }) => {
    await canvas.findByText(/page.html/);
  },
};

export const NothingArrived: Story = {
  beforeEach: waiting([]),
  play: async ({ canvas }) => {
    await canvas.findByText('Nothing has arrived here');
  },
};
