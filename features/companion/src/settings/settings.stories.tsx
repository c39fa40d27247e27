import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';

const meta = {
  title: 'Companion/Who answers',
  component: Stage,
  args: { routes, path: '/companion?view=settings' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TheGuide: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: 'Who am I talking to?' });
  },
};
export const ByNight: Story = { ...TheGuide, globals: { theme: 'dark' } };

export const AServiceOfOnesOwn: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      await data.records.put('companion-settings', {
        engine: 'own',
        ownEndpoint: { baseUrl: 'http://localhost:11434/v1', model: 'llama', key: '' },
        ownVoice: { baseUrl: 'https://voices.example.org/v1', key: 'k', female: 'f', male: 'm' },
        consents: { own: 'localhost:11434' },
      });
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Forget it' });
  },
};

export const Consent: Story = {
  ...AServiceOfOnesOwn,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByDisplayValue('llama');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByRole('alertdialog');
  },
};

export const NotAnAddress: Story = {
  ...TheGuide,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Advanced'));
    await userEvent.type(await canvas.findByLabelText('Base address'), 'http://models.example.org');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText(/Words may only go there over https/);
  },
};

/** The deployment has a hosted companion, and the account is on this device only. */
export const HostedForOthers: Story = {
  loaders: [
    async () => ({
      data: await createTestData({
        hosted: {
          url: 'http://127.0.0.1:9/functions/v1',
          receiver: 'A provider',
          project: 'publishable',
        },
      }),
    }),
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
  play: async ({ canvas }) => {
    await canvas.findByText(/are on this device only, so the guide answers/);
    await canvas.findByText(/The enhanced voice is for people who are signed in/);
  },
};
export const HostedForOthersByNight: Story = { ...HostedForOthers, globals: { theme: 'dark' } };
