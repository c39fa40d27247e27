import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Switch } from './switch.tsx';

const meta = {
  title: 'UI/Switch',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Switch,
  args: { label: 'Notifications', hint: 'Daily writing reminders' },
  render: function Render(args) {
    const [checked, setChecked] = useState(args.checked ?? false);
    return <Switch {...args} checked={checked} onCheckedChange={setChecked} />;
  },
} satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const DisabledOn: Story = { args: { disabled: true, checked: true } };

export const LongWords: Story = {
  args: {
    label: 'Close the room after a quarter of an hour without a touch, wherever you are',
    hint: 'Nothing is lost: what is typed is kept as a draft, and your password opens it again.',
  },
};

export const Night: Story = { ...On, globals: { theme: 'dark' } };
