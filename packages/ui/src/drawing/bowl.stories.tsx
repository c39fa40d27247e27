import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bowl } from './bowl.tsx';

const meta = {
  title: 'UI/Bowl',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Bowl,
  args: { state: 'paper', children: 'That last phone call.\nAnd the one before it.' },
} satisfies Meta<typeof Bowl>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Paper: Story = {};
/** Where motion is unwelcome, half of the paper stands still. */
export const Burning: Story = { args: { state: 'burning' } };
export const BurningByNight: Story = { ...Burning, globals: { theme: 'dark' } };
export const Ash: Story = { args: { state: 'ash' } };
export const AshByNight: Story = { ...Ash, globals: { theme: 'dark' } };
export const Empty: Story = { args: { state: 'empty' } };
