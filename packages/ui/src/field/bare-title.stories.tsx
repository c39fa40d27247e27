import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareTitle } from './bare-title.tsx';

const meta = {
  title: 'UI/Bare title',
  parameters: { layout: 'padded' },
  component: BareTitle,
  args: { label: 'Title' },
} satisfies Meta<typeof BareTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: 'What the kitchen knows' } };

export const Empty: Story = { args: { placeholder: 'Title' } };

export const WithError: Story = { args: { error: 'Please add a title to your entry.' } };
