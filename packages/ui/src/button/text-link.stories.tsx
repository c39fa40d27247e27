import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { ArrowLeftIcon } from '../icon/icons.ts';
import { TextLink } from './text-link.tsx';

const meta = {
  title: 'UI/Text link',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: TextLink,
} satisfies Meta<typeof TextLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Alone: Story = { args: { href: '#phrase', children: 'Use your recovery phrase' } };

export const AmongWords: Story = {
  args: { href: '#how', children: 'how it works' },
  render: (args) => (
    <p>
      Your words are sealed on this device. Read <TextLink {...args} /> when you like.
    </p>
  ),
};

export const WithIcon: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#back">
        <Icon as={ArrowLeftIcon} size="small" />
        Back
      </a>
    ),
  },
};
