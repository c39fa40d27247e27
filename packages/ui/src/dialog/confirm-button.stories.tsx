import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConfirmButton } from './confirm-button.tsx';

const meta = {
  title: 'UI/Confirm button',
  tags: ['autodocs'],
  component: ConfirmButton,
  args: {
    children: 'Delete',
    title: 'Delete what cannot be opened?',
    text: 'A backup from before may still have it. What is deleted here cannot be brought back.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
    onConfirm: () => {},
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ConfirmButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Delete: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Delete' });
  },
};
