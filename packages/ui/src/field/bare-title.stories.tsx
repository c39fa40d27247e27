import type { Meta, StoryObj } from '@storybook/react-vite';
import { BareTitle } from './bare-title.tsx';

const meta = {
  title: 'UI/Bare title',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: BareTitle,
  argTypes: {
    label: { description: 'The accessible name. It is not shown.' },
    error: { description: 'What is wrong and what to do, shown under the input.' },
  },
  args: { label: 'Title' },
} satisfies Meta<typeof BareTitle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { args: { defaultValue: 'What the kitchen knows' } };

export const Empty: Story = { args: { placeholder: 'Title' } };

export const WithError: Story = { args: { error: 'Please add a title to your entry.' } };
