import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressLine } from './progress-line.tsx';

const meta = {
  title: 'UI/Progress line',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: ProgressLine,
  args: { share: 0.25, label: 'Reading the file' },
} satisfies Meta<typeof ProgressLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AQuarter: Story = {};
