import type { Keepsake } from '@mooring/data';
import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import routes from '../feature.ts';
import { keepVera, withDeletedVoice } from './someone-testing.ts';

const meta = {
  title: 'Profile/Someone you lost',
  component: Stage,
  args: { routes, path: '/someone' },
} satisfies Meta<typeof Stage>;
export default meta;
type Story = StoryObj<typeof meta>;

const withVera: Pick<Story, 'loaders' | 'render'> = {
  loaders: [
    async () => {
      const data = await createTestData();
      await keepVera(data);
      return { data };
    },
  ],
  render: (args, { loaded: { data } }) => <Stage {...args} data={data} />,
};

export const Nobody: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No name is written here' });
  },
};

export const OnePerson: Story = {
  ...withVera,
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Vera/ });
  },
};

export const NewPerson: Story = {
  args: { path: '/someone/new' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await canvas.findByText('Write a name. Any name that you use is enough.');
  },
};
export const NewPersonByNight: Story = { ...NewPerson, globals: { theme: 'dark' } };

export const Kept: Story = {
  ...withVera,
  args: { path: '/someone/vera' },
  play: async ({ canvas }) => {
    await canvas.findByText('voicemail.m4a');
    await canvas.findByText('March 14, every year');
  },
};
export const KeptByNight: Story = { ...Kept, globals: { theme: 'dark' } };

export const NotBroughtUp: Story = {
  ...withVera,
  args: { path: '/someone/vera' },
  loaders: [
    async () => {
      const data = await createTestData();
      await keepVera(data);
      await data.muted.setItem('saying', true);
      await data.muted.change((before) => ({ ...before, words: ['Vera', 'Mum'] }));
      return { data };
    },
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Not brought up. Show it' });
    await canvas.findByRole('button', { name: 'Bring them up again' });
  },
};
export const NotBroughtUpByNight: Story = { ...NotBroughtUp, globals: { theme: 'dark' } };

export const SomebodyNotBroughtUp: Story = {
  ...NotBroughtUp,
  args: { path: '/someone' },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Somebody/ });
  },
};

/** A picture, drawn here, so that no file is needed. */
async function drawnPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 600;
  canvas.height = 400;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = 'rgb(120 140 150)';
    context.fillRect(0, 0, 600, 400);
    context.fillStyle = 'rgb(220 210 190)';
    context.fillRect(0, 250, 600, 150);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  return new File(blob ? [blob] : [], 'beach.png', { type: 'image/png' });
}

export const PictureBroughtIn: Story = {
  ...withVera,
  args: { path: '/someone/vera' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Bring in a voice message/);
    await userEvent.upload(field, await drawnPicture());
    await canvas.findByText('beach.png');
    await userEvent.click(canvas.getByRole('button', { name: 'Show: beach.png' }));
    const shown = await canvas.findByRole('img', { name: 'beach.png, Vera' });
    await waitFor(() => expect((shown as HTMLImageElement).naturalWidth).toBe(600));
  },
};

export const FilesThatCannotBeKept: Story = {
  ...withVera,
  args: { path: '/someone/vera' },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(/Bring in a voice message/);
    await userEvent.upload(field, [new File([], 'empty.m4a'), new File([], 'letter.pdf')]);
    await canvas.findByText('Not kept: “empty.m4a” and “letter.pdf” are empty.');
  },
};
export const FilesThatCannotBeKeptByNight: Story = {
  ...FilesThatCannotBeKept,
  globals: { theme: 'dark' },
};

export const FileThatCannotBePlayed: Story = {
  ...withVera,
  args: { path: '/someone/vera' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play: voicemail.m4a' }));
    await canvas.findByText(/This browser cannot show this file/);
  },
};

export const HowToGetAVoicemail: Story = {
  ...withVera,
  args: { path: '/someone/vera?voicemail' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'On an iPhone' });
  },
};

export const RemovalAsked: Story = {
  ...withVera,
  args: { path: '/someone/vera' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove this page' }));
    await screen.findByRole('alertdialog');
  },
};

/** The recording of Vera, and its page once something was done with her data. */
const withVoice = (change: (data: TestData, voice: Keepsake) => Promise<void>): Story => ({
  ...withVera,
  args: { path: '/someone/vera' },
  loaders: [
    async () => {
      const data = await createTestData();
      await keepVera(data);
      const kept = await data.keepsakes.of('vera');
      for (const one of kept.items) if (one.kind === 'voice') await change(data, one);
      return { data };
    },
  ],
});

export const SaidInARecording: Story = {
  ...withVoice((data, { id }) =>
    data.keepsakes.change(id, (before) => ({ ...before, said: 'Call me back, Bear.' })),
  ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('Call me back, Bear.');
    await userEvent.click(
      await canvas.findByRole('button', { name: /^Change what is written down/ }),
    );
    await canvas.findByRole('textbox', { name: /^What is said in it/ });
  },
};
export const SaidInARecordingByNight: Story = { ...SaidInARecording, globals: { theme: 'dark' } };

export const SaidInALetter: Story = {
  ...withVoice(async (data) => {
    const letter = new File(['Dear Bear.'], 'letter.pdf', { type: 'application/pdf' });
    await data.keepsakes.addFile('vera', letter);
  }),
  play: async ({ canvas, userEvent }) => {
    const name = 'Write down what it says: letter.pdf';
    await userEvent.click(await canvas.findByRole('button', { name }));
    await canvas.findByRole('textbox', { name: /^What it says/ });
  },
};
export const SaidInALetterByNight: Story = { ...SaidInALetter, globals: { theme: 'dark' } };

export const OnItsWay: Story = {
  ...withVoice(async (data, { file }) => {
    data.lose(`${file?.id}:0000`);
    data.sync.state.setState({ status: 'synced' });
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play: voicemail.m4a' }));
    await canvas.findByText(/still on its way from another device/);
  },
};
export const OnItsWayByNight: Story = { ...OnItsWay, globals: { theme: 'dark' } };

export const DeletedElsewhere: Story = {
  ...withVera,
  args: { path: '/someone/vera' },
  loaders: [async () => ({ data: await withDeletedVoice() })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play: voicemail.m4a' }));
    await canvas.findByText(/was deleted on one of your devices/);
  },
};
export const DeletedElsewhereByNight: Story = { ...DeletedElsewhere, globals: { theme: 'dark' } };
