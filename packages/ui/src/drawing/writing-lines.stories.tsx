import type { Meta, StoryObj } from '@storybook/react-vite';
import { WritingLines } from './writing-lines.tsx';

const meta = {
  title: 'UI/Writing lines',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: WritingLines,
  render: (args) => (
    <div style={{ inlineSize: '19rem', blockSize: '7rem' }}>
      <WritingLines {...args} />
    </div>
  ),
} satisfies Meta<typeof WritingLines>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Lines: Story = {};
