import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';

const meta = {
  title: 'UI/Progress',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Progress,
  args: { value: 25, label: 'Overall progress' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AQuarter: Story = {};

export const Nothing: Story = { args: { value: 0 } };

export const Everything: Story = { args: { value: 100 } };

export const Night: Story = { globals: { theme: 'dark' } };
