import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { MicIcon, SendIcon, XIcon } from '../icon/icons.ts';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'UI/Icon button',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: IconButton,
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = { args: { label: 'Close', children: <Icon as={XIcon} /> } };

export const Solid: Story = {
  args: { label: 'Send', solid: true, children: <Icon as={SendIcon} /> },
};

export const Disabled: Story = {
  args: { label: 'Record a message', disabled: true, children: <Icon as={MicIcon} /> },
};

export const AsLink: Story = {
  args: {
    label: 'Close',
    asChild: true,
    children: (
      <a href="#elsewhere">
        <Icon as={XIcon} />
      </a>
    ),
  },
};
