import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { Confirm } from './confirm.tsx';

const meta = {
  title: 'UI/Confirm',
  tags: ['autodocs'],
  component: Confirm,
  args: {
    open: true,
    title: 'Are you sure you want to delete this entry?',
    text: 'It cannot be brought back. You can save a copy first from your profile.',
    confirmLabel: 'Delete',
    cancelLabel: 'Keep it',
    onConfirm: () => {},
    onCancel: () => {},
  },
  // A frame of its own for each on the docs page, since it covers the page it is on.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <Confirm
          {...args}
          open={open}
          onConfirm={() => setOpen(false)}
          onCancel={() => setOpen(false)}
        />
      </>
    );
  },
} satisfies Meta<typeof Confirm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {};

export const Plain: Story = {
  args: {
    tone: 'plain',
    title: 'Leave this page?',
    text: 'Your draft is kept on this device.',
    confirmLabel: 'Leave',
    cancelLabel: 'Stay',
  },
};

export const QuestionOnly: Story = { args: { text: undefined } };

export const Busy: Story = { args: { busy: true } };

export const Night: Story = { ...Danger, globals: { theme: 'dark' } };
