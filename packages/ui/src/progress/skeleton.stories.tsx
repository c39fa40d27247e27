import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './skeleton.tsx';

const meta = {
  title: 'UI/Skeleton',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {};

export const SixLines: Story = { args: { lines: 6 } };
