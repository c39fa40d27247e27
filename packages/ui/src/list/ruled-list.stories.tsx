import type { Meta, StoryObj } from '@storybook/react-vite';
import { RuledList } from './ruled-list.tsx';

const meta = {
  title: 'UI/Ruled list',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: RuledList,
  args: { lines: ['12 entries', '3 recordings', '2 saved moments'] },
} satisfies Meta<typeof RuledList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Three: Story = {};
