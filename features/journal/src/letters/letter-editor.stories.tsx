import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Journal/Letter',
  component: Stage,
  args: { routes, path: '/letters/vera' },
  loaders: [async () => ({ data: await withVera() })],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

async function withVera() {
  const data = await createTestData();
  await data.letters.put({
    id: 'vera',
    to: 'Mum',
    someone: 'v',
    text: 'The kettle still clicks.\n\nI wanted to tell you.',
  });
  const person = { calledYou: '', bond: '', ending: '', sayings: [] };
  await data.someone.put({ id: 'v', name: 'Vera', called: 'Mum', ...person });
  await data.someone.put({ id: 't', name: 'Tom', called: '', ...person });
  return data;
}

export const Blank: Story = {
  args: { path: '/letters/new' },
  play: async ({ canvas }) => {
    await canvas.findByText('Write a few words first.');
  },
};

export const Kept: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Mum', pressed: true });
  },
};
export const KeptByNight: Story = { ...Kept, globals: { theme: 'dark' } };

export const Writing: Story = {
  args: { path: '/letters/new' },
  play: async ({ canvas, userEvent }) => {
    const words = await canvas.findByRole('textbox', { name: 'Your letter' });
    await userEvent.type(words, 'You always put the good knife back in the wrong drawer.');
    await canvas.findByText('Draft kept on this device');
  },
};

export const RestoredDraft: Story = {
  loaders: [
    async () => {
      const data = await withVera();
      await data.drafts.keep('letter:vera', { id: 'vera', to: 'Mum', text: 'The kettle. It' });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/Your draft is back/);
  },
};

export const KeepingFailed: Story = {
  play: async ({ canvas, userEvent, loaded: { data } }) => {
    const keep = await canvas.findByRole('button', { name: 'Keep it' });
    data.failNextWrite('store.full');
    await userEvent.click(keep);
    await canvas.findByText('This device is full');
  },
};

export const ChoosingADay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Seal it until a day' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Seal it' }));
    await within(dialog).findByText('Choose a day after today.');
  },
};

export const AskedBeforeBurning: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Burn it' }));
    await screen.findByRole('alertdialog', { name: 'Burn this letter?' });
  },
};

export const Burned: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Burn it' }));
    const question = await screen.findByRole('alertdialog', { name: 'Burn this letter?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Burn it' }));
    await canvas.findByText(/The letter is removed/, undefined, { timeout: 8000 });
  },
};
export const BurnedByNight: Story = { ...Burned, globals: { theme: 'dark' } };

export const NotOpened: Story = {
  loaders: [
    async () => {
      const data = await withVera();
      const session = data.session.getState();
      if (session.status === 'open') data.damage(`${session.account.id}:letter:vera`);
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText('This could not be opened');
  },
};
