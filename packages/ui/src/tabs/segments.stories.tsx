import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Segments } from './segments.tsx';

const meta = {
  title: 'UI/Segments',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Segments,
  args: {
    label: 'Theme',
    value: 'system',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'system', label: 'System' },
    ],
    onValueChange: () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <Segments {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Segments>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: null } };
