import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { AudioLinesIcon } from '../icon/icons.ts';
import { Badge, Tag } from './tag.tsx';

const meta = {
  title: 'UI/Badge and tag',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Badge,
  subcomponents: { Tag },
  args: { children: 'Today' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lamp: Story = {};

export const Plain: Story = { args: { tone: 'plain', children: 'Completed' } };

export const WithIcon: Story = {
  args: {
    tone: 'plain',
    children: (
      <>
        <Icon as={AudioLinesIcon} size="small" />
        Audio
      </>
    ),
  },
};

export const Night: Story = {
  globals: { theme: 'dark' },
  render: (args) => (
    <>
      <Badge {...args} /> <Badge tone="plain">Completed</Badge> <Tag>hope</Tag>
    </>
  ),
};

export const TagToRead: Story = { render: () => <Tag>grief</Tag> };
