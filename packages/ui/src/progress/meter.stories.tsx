import type { Meta, StoryObj } from '@storybook/react-vite';
import { Meter } from './meter.tsx';

const meta = {
  title: 'UI/Meter',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Meter,
  args: { label: 'Strength', value: 3, most: 4, text: 'Hard to guess' },
} satisfies Meta<typeof Meter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOfFour: Story = {};

export const Nothing: Story = { args: { value: 0, text: 'Easy to guess' } };

export const Night: Story = { globals: { theme: 'dark' } };
