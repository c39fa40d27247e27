import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProgressDots } from './progress-dots.tsx';

const meta = {
  title: 'UI/Progress dots',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: ProgressDots,
  args: { total: 4, current: 2 },
} satisfies Meta<typeof ProgressDots>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondOfFour: Story = {};

export const OwnWords: Story = { args: { total: 3, current: 1, label: 'The first of three' } };

export const Night: Story = { globals: { theme: 'dark' } };
