import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { RadioGroup } from './radio-group.tsx';

const options = [
  { value: 'letters', label: 'Letters', hint: 'Say what was left unsaid.' },
  { value: 'days', label: 'Days', hint: 'One small thing each day.' },
  { value: 'memory', label: 'Memory', hint: 'Keep what you do not want to lose.' },
];

const meta = {
  title: 'UI/Radio group',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: RadioGroup,
  args: { legend: 'Choose a guiding theme', options, value: 'letters', onValueChange: () => {} },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    return <RadioGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { value: null } };

export const TwoAbreast: Story = {
  args: {
    legend: 'Format',
    columns: 2,
    value: 'pdf',
    options: [
      { value: 'pdf', label: 'PDF' },
      { value: 'text', label: 'Plain Text' },
    ],
  },
};

export const WithError: Story = { args: { value: null, error: 'Please choose one to go on.' } };

export const Disabled: Story = { args: { disabled: true } };
