import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';
import { Progress } from './progress.tsx';
import { ProgressDots } from './progress-dots.tsx';
import { ProgressLine } from './progress-line.tsx';

const meta = {
  title: 'UI/Progress',
  parameters: { layout: 'padded' },
  component: Progress,
  args: { value: 25, label: 'Overall progress' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AQuarter: Story = {};

export const Nothing: Story = { args: { value: 0 } };

export const Everything: Story = { args: { value: 100 } };

export const InWords: Story = {
  render: () => <ProgressLine share={0.25} label="Reading the file" />,
};

export const Dots: Story = { render: () => <ProgressDots total={4} current={2} /> };

export const DotsInOwnWords: Story = {
  render: () => <ProgressDots total={3} current={1} label="The first of three" />,
};

export const Night: Story = { ...Dots, globals: { theme: 'dark' } };

export const MeterOfFour: Story = {
  render: () => <Meter label="Strength" value={3} most={4} text="Hard to guess" />,
};
