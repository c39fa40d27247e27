import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Slider } from './slider.tsx';

const words = ['Barely noticeable', 'Mild', 'Moderate', 'Strong', 'Overwhelming'];

const meta = {
  title: 'UI/Slider',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Slider,
  args: {
    label: 'How strong is it?',
    valueText: '',
    min: 0,
    max: 4,
    value: 3,
    ends: ['Barely noticeable', 'Overwhelming'],
    onValueChange: () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value);
    const valueText = args.valueText || (words[value] ?? '');
    return <Slider {...args} value={value} valueText={valueText} onValueChange={setValue} />;
  },
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Strong: Story = { args: { mark: 'grief' } };

export const Still: Story = { args: { value: 0, mark: 'peaceful' } };

export const Overwhelming: Story = { args: { value: 4, mark: 'anger' } };

export const WithoutAnEmotion: Story = { args: { value: 2 } };

export const Disabled: Story = { args: { disabled: true } };

export const Plain: Story = {
  args: { label: 'Loudness', min: 0, max: 100, value: 40, valueText: '40%', ends: undefined },
};

export const Night: Story = { ...Strong, globals: { theme: 'dark' } };
