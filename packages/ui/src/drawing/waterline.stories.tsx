import type { Meta, StoryObj } from '@storybook/react-vite';
import { Waterline } from './waterline.tsx';

const meta = {
  title: 'UI/Waterline',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Waterline,
  args: { width: 256 },
  render: (args) => (
    <div style={{ inlineSize: '16rem' }}>
      <Waterline {...args} />
    </div>
  ),
} satisfies Meta<typeof Waterline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Short: Story = {};

export const Night: Story = { globals: { theme: 'dark' } };
