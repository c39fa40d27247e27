import { createTestData, type TestData } from '@mooring/data/testing';
import { Stage } from '@mooring/stage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import routes from '../feature.ts';
import { entryWithPictures, withDeletedPicture } from './pictures-testing.ts';
import { samplePictures } from './sample-pictures.ts';

const meta = {
  title: 'Journal/Pictures',
  component: Stage,
  args: { routes, path: '/write' },
  loaders: [async () => ({ data: await createTestData() })],
  render: (args, { loaded: { data, path } }) => (
    <Stage {...args} data={data} path={path ?? args.path} />
  ),
} satisfies Meta<typeof Stage>;

export default meta;
type Story = StoryObj<typeof meta>;

const alts = ['The blue cup by the window', '', 'The long table'];

async function withEntry(count: number, harm: (data: TestData, id: string) => void = () => {}) {
  const data = await createTestData();
  const files = await samplePictures();
  const { entry, pictures } = await entryWithPictures(data, alts.slice(0, count), {
    files,
    keepOriginal: count === 1,
  });
  harm(data, pictures[0]?.id ?? '');
  return { data, path: `/entry/${entry.id}` };
}

async function withDraft() {
  const data = await createTestData();
  const { entry, pictures } = await entryWithPictures(data, alts, {
    files: await samplePictures(),
  });
  await data.drafts.keep('new', { ...entry, pictures });
  await data.entries.remove(entry.id);
  await data.entries.restore(entry);
  return { data };
}

export const AddAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a picture' }));
    await canvas.findByText(/Up to 20 pictures in an entry/);
  },
};

export const InADraft: Story = {
  loaders: [withDraft],
  play: async ({ canvas }) => {
    await canvas.findByText(/3 of 20 pictures/);
    await waitFor(() =>
      expect(canvas.getAllByRole('img', { name: /./ }).length).toBeGreaterThan(0),
    );
  },
};
export const InADraftByNight: Story = { ...InADraft, globals: { theme: 'dark' } };

export const LittleRoom: Story = {
  loaders: [
    async () => {
      const data = await createTestData();
      const health = { ...(await data.device.health()), used: 950_000_000, quota: 1_000_000_000 };
      Object.assign(data.device, { health: async () => health });
      return { data };
    },
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a picture' }));
    await canvas.findByText(/This browser has 50.0 MB left/);
  },
};

export const NotTaken: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add a picture' }));
    await userEvent.upload(canvas.getByLabelText('Pictures to add'), [
      new File(['<svg><script>1</script></svg>'], 'drawing.png', { type: 'image/png' }),
      new File(['\0\0\0\x18ftypmp42'], 'sea.jpg', { type: 'image/jpeg' }),
      new File(['GIF89a\x01\0\x01\0torn'], 'torn.gif', { type: 'image/gif' }),
    ]);
    await canvas.findByText(/“torn.gif” could not be read/);
    await canvas.findByText(/“drawing.png” is an SVG drawing/);
  },
};

export const OnePicture: Story = {
  loaders: [() => withEntry(1)],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'The blue cup by the window' });
  },
};

export const ThreePictures: Story = {
  loaders: [() => withEntry(3)],
  play: async ({ canvas }) => {
    await canvas.findByRole('img', { name: 'The blue cup by the window' });
  },
};
export const ThreePicturesByNight: Story = { ...ThreePictures, globals: { theme: 'dark' } };

export const Large: Story = {
  loaders: [() => withEntry(3)],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Show large: The blue cup/ }));
    const dialog = await screen.findByRole('dialog', { name: 'The blue cup by the window' });
    await waitFor(() => expect(dialog.querySelector('img')).not.toBeNull());
  },
};

export const NotBroughtUp: Story = {
  loaders: [() => withEntry(3, (data, id) => void data.muted.setItem(id, true))],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Not brought up. Show this picture' });
  },
};
export const NotBroughtUpByNight: Story = { ...NotBroughtUp, globals: { theme: 'dark' } };

export const Damaged: Story = {
  loaders: [() => withEntry(3, (data, id) => data.damage(`${id}:0000`))],
  play: async ({ canvas }) => {
    await canvas.findByText(/This picture could not be opened/);
  },
};

export const DeletedElsewhere: Story = {
  loaders: [async () => withDeletedPicture(await samplePictures())],
  play: async ({ canvas }) => {
    await canvas.findByText(/was deleted on one of your devices/);
  },
};
export const DeletedElsewhereByNight: Story = { ...DeletedElsewhere, globals: { theme: 'dark' } };

export const InTheList: Story = {
  args: { path: '/journal' },
  loaders: [async () => ({ data: (await withEntry(3)).data })],
  play: async ({ canvas }) => {
    await canvas.findByText('3 pictures', {}, { timeout: 10_000 });
  },
};
