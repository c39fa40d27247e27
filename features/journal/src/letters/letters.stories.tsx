import type { Letter } from '@mooring/data';
import { createTestData } from '@mooring/data/testing';
import { inWideWindow, Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Journal/Letters',
  component: Stage,
  args: { routes, path: '/letters' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const letters: readonly Letter[] = [
  {
    id: 'vera',
    to: 'Vera',
    text: 'The kettle still clicks off at the same moment as the radio begins. I wanted to tell you, because nobody else would know why I stood there.',
  },
  { id: 'tom', to: 'Tom', text: 'The tent.', sealedUntil: '2027-03-14' },
  { id: 'me', to: '', text: 'It is a year now. Eat something.', sealedUntil: '2026-11-20' },
];

async function withLetters() {
  const data = await createTestData({ now: '2026-11-17T20:00:00' });
  for (const [index, letter] of letters.entries()) {
    data.setNow(`2026-11-1${7 + index}T20:00:00`);
    await data.letters.put(letter);
  }
  const person = { calledYou: '', bond: '', ending: '', sayings: [] };
  await data.someone.put({ id: 'v', name: 'Vera', called: 'Mum', ...person });
  await data.someone.put({ id: 't', name: 'Tom', called: '', ...person });
  data.setNow('2026-11-20T21:10:00');
  return data;
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('No letters yet');
  },
};

export const Full: Story = {
  loaders: [async () => ({ data: await withLetters() })],
  play: async ({ canvas }) => {
    await canvas.findByText('Sealed until March 14, 2027');
    await canvas.findByText(/It is open now/);
  },
};
export const FullByNight: Story = { ...Full, globals: { theme: 'dark' } };

/** In a wide window, beside whose few letters a first line of another is offered. */
export const Wide: Story = { ...Full, ...inWideWindow };
export const WideByNight: Story = { ...Wide, globals: { ...inWideWindow.globals, theme: 'dark' } };

export const BegunOnly: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.drafts.keep('letter:new', { id: 'new', to: '', text: 'You always' });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Go on with your letter' });
  },
};

export const NotRead: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const list = () => Promise.reject(new Error('The list cannot be read.'));
      return {
        data: { ...data, letters: Object.assign(Object.create(data.letters), { list }) },
      };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
  },
};

export const Sealed: Story = {
  ...Full,
  args: { path: '/letters/tom' },
  play: async ({ canvas }) => {
    await canvas.findByText('Sealed until March 14, 2027');
  },
};
export const SealedByNight: Story = { ...Sealed, globals: { theme: 'dark' } };

export const OpenedEarly: Story = {
  ...Sealed,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open it early' }));
    await screen.findByRole('alertdialog', { name: 'Open it before the day?' });
  },
};
