import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import routes from '../feature.ts';
import { sampleVoice, speech } from './sample-voice.ts';

const meta = {
  title: 'Journal/Recorder',
  component: Stage,
  args: { routes, path: '/write' },
  loaders: [
    async () => {
      const data = await createTestData();
      await data.drafts.keep('new', { title: '', content: '', tags: [], type: 'audio' });
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Place = Parameters<Play>[0];

const begin = async ({ canvas, userEvent }: Place) => {
  await userEvent.click(await canvas.findByRole('radio', { name: 'Audio Entry' }));
  await userEvent.click(await canvas.findByRole('button', { name: 'Start recording' }));
};

export const Idle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Audio Entry' }));
    await canvas.findByRole('button', { name: 'Start recording' });
  },
};

export const Recording: Story = {
  play: async (place) => {
    await begin(place);
    await place.canvas.findByText('Recording');
    await place.loaded.data.microphone.speak(14_000, speech);
    await place.canvas.findByText('00:14');
  },
};

export const OneMinuteLeft: Story = {
  play: async (place) => {
    await begin(place);
    await place.canvas.findByText('Recording');
    await place.loaded.data.microphone.speak(541_000, speech);
    await place.canvas.findByText(/one minute left/);
  },
};

export const Recorded: Story = {
  play: async (place) => {
    await begin(place);
    await place.canvas.findByText('Recording');
    await place.loaded.data.microphone.speak(74_000, speech);
    await place.userEvent.click(place.canvas.getByRole('button', { name: 'Stop recording' }));
    await place.canvas.findByRole('button', { name: 'Play recording' });
    await place.userEvent.type(
      place.canvas.getByRole('textbox', { name: 'Title' }),
      'What I would say at the station',
    );
  },
};

export const PutAway: Story = {
  play: async (place) => {
    await Recorded.play?.(place);
    await place.userEvent.click(place.canvas.getByRole('button', { name: 'Delete recording' }));
    await place.canvas.findByRole('button', { name: 'Bring it back' });
  },
};

export const Unplugged: Story = {
  play: async (place) => {
    await begin(place);
    await place.canvas.findByText('Recording');
    await place.loaded.data.microphone.speak(9_000, speech);
    place.loaded.data.microphone.unplug();
    await place.canvas.findByText(/The microphone went away/);
  },
};

export const Refused: Story = {
  play: async (place) => {
    place.loaded.data.microphone.refuse('refused');
    await begin(place);
    await screen.findByRole('alertdialog');
  },
};

export const FullDevice: Story = {
  play: async (place) => {
    await begin(place);
    await place.canvas.findByText('Recording');
    await place.loaded.data.microphone.speak(3_900, speech);
    await place.canvas.findByText('00:03');
    place.loaded.data.failNextWrite('store.full');
    await place.loaded.data.microphone.speak(100, speech);
    await place.canvas.findByText(/You can go on speaking/);
  },
};

export const CutOff: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const recording = await sampleVoice(data, 38);
      const draft = { title: 'Half past nine', content: '', tags: [], type: 'audio' as const };
      await data.drafts.keep('new', { ...draft, recording: { ...recording, durationMs: 0 } });
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/You were recording when this page closed/);
  },
};
