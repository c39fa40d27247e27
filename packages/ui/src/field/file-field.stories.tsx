import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FileField } from './file-field.tsx';

const meta = {
  title: 'UI/File field',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: FileField,
  args: { label: 'Backup file', onFiles: fn() },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const ChosenTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const file = new File(['words'], 'words.txt', { type: 'text/plain' });
    const field = await canvas.findByLabelText('Backup file');
    await userEvent.upload(field, file);
    await userEvent.upload(field, file);
    await expect(args.onFiles).toHaveBeenCalledTimes(2);
    await expect(args.onFiles).toHaveBeenLastCalledWith([file]);
  },
};
