import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CheckboxGroup } from './checkbox-group.tsx';

const options = [
  { value: 'died', label: 'Someone I love has died' },
  { value: 'ended', label: 'A relationship or marriage has ended' },
  {
    value: 'estranged',
    label: 'Someone is far away',
    hint: 'Still living, and not to be reached.',
  },
  { value: 'stuck', label: "I feel stuck and can't say why" },
];

const meta = {
  title: 'UI/Checkbox group',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: CheckboxGroup,
  args: {
    legend: 'What brings you here?',
    hint: 'Select all that apply',
    options,
    value: ['died'],
    onValueChange: () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState([...args.value]);
    return <CheckboxGroup {...args} value={value} onValueChange={setValue} />;
  },
} satisfies Meta<typeof CheckboxGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SomeChosen: Story = {};

export const WithError: Story = {
  args: { value: [], error: 'Choose at least one, or write your own.' },
};

export const HeadingAsLegend: Story = { args: { legend: <h1>What brings you here?</h1> } };

export const Night: Story = { ...SomeChosen, globals: { theme: 'dark' } };
