import { createTestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import routes from '../feature.ts';
import { createFakeSounds } from './fake-sounds.tsx';
import { sampleVoice } from './sample-voice.ts';

async function withVoice(content = '') {
  const data = await createTestData();
  const recording = await sampleVoice(data, 74);
  const entry = await data.entries.create({
    title: 'What I would say at the station',
    content,
    tags: ['longing', 'guilt'],
    type: 'audio',
    recording,
  });
  return { data, recording, sounds: createFakeSounds(), path: `/entry/${entry.id}` };
}

const meta = {
  title: 'Journal/Player',
  component: Stage,
  args: { routes, path: '/journal' },
  loaders: [() => withVoice()],
  render: (args, { loaded: { data, sounds, path } }) => (
    <Stage {...args} routes={sounds.around(routes)} path={path} data={data} />
  ),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Still: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Play recording' });
  },
};

export const Playing: Story = {
  play: async ({ canvas, userEvent, loaded: { sounds } }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play recording' }));
    await canvas.findByRole('button', { name: 'Pause recording' });
    while (sounds.playing().length === 0) await new Promise((done) => setTimeout(done, 20));
    sounds.advance(31_000);
    await canvas.findByText('00:31');
  },
};

export const MovedByKeys: Story = {
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole('slider', { name: 'Place in the recording' })).focus();
    await userEvent.keyboard('{PageUp}{ArrowRight}');
    await canvas.findByText('00:35');
  },
};

export const WithWords: Story = {
  loaders: [
    () => withVoice('Not sorry, exactly.\nMore that I was listening, even when I looked away.'),
  ],
  play: async ({ canvas }) => {
    await canvas.findByText(/Not sorry/);
  },
};

export const PartMissing: Story = {
  play: async ({ canvas, userEvent, loaded: { data, recording } }) => {
    data.damage(`${recording.id}:0002`);
    await userEvent.click(await canvas.findByRole('button', { name: 'Play recording' }));
    await canvas.findByText(/A part of this recording could not be opened/);
  },
};

export const NotOpened: Story = {
  loaders: [
    async () => {
      const voice = await withVoice();
      for (let piece = 0; piece < 19; piece += 1) {
        voice.data.damage(`${voice.recording.id}:${String(piece).padStart(4, '0')}`);
      }
      return voice;
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play recording' }));
    await canvas.findByText('This recording could not be opened');
  },
};
