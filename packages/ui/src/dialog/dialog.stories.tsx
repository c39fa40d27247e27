import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button } from '../button/button.tsx';
import { TextArea } from '../field/text-area.tsx';
import { Dialog } from './dialog.tsx';

const meta = {
  title: 'UI/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  argTypes: { children: { control: false }, footer: { control: false } },
  args: { open: true, onOpenChange: () => {}, title: 'Add Moment' },
  // A frame of its own for each on the docs page, since it covers the page it is on.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '32rem' } } },
  render: function Render(args) {
    const [open, setOpen] = useState(args.open);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Add Moment</Button>
        <Dialog {...args} open={open} onOpenChange={setOpen} />
      </>
    );
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAField: Story = {
  args: {
    description: 'A sentence worth keeping.',
    children: <TextArea label="The words" />,
    footer: (
      <>
        <Button>Keep it</Button>
        <Button variant="secondary">Cancel</Button>
      </>
    ),
  },
};

export const WordsOnly: Story = {
  args: { title: 'How it is sealed', children: <p>On this device, before anything is stored.</p> },
};

/** Longer than the screen: the sheet scrolls, the page behind it does not. */
export const Long: Story = {
  args: {
    title: 'A very long title that has to go on to a second line, and perhaps to a third',
    children: Array.from({ length: 12 }, (_, i) => (
      <p key={`paragraph ${i + 1}`}>
        Paragraph {i + 1}. Nothing here asks for anything. It only goes on for long enough to need
        more room than there is.
      </p>
    )),
    footer: <Button>Close</Button>,
  },
};

export const Closed: Story = { args: { open: false } };
