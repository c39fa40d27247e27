import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';

const meta = {
  title: 'UI/Checkbox',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Checkbox,
  args: { label: 'Someone I love has died' },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked ?? false);
    return <Checkbox {...args} checked={checked} onCheckedChange={setChecked} />;
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const WithHint: Story = { args: { hint: 'Parents, partners, friends, pets.' } };

export const Bare: Story = {
  args: { bare: true, label: 'I have written these words down somewhere safe.' },
};

export const WithError: Story = {
  args: { bare: true, label: 'I understand.', error: 'Please tick this to go on.' },
};

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, checked: true } };
