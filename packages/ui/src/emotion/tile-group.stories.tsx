import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { TileGroup } from './tile-group.tsx';
import type { TileOption } from './tile-option.ts';

const options: TileOption[] = [
  { value: 'Grief', label: 'Grief', mark: 'grief' },
  { value: 'Anger', label: 'Anger', mark: 'anger' },
  { value: 'Sadness', label: 'Sadness', mark: 'sadness' },
  { value: 'Hope', label: 'Hope', mark: 'hope' },
  { value: 'Acceptance', label: 'Acceptance', mark: 'acceptance' },
  { value: 'Confused', label: 'Confusion', mark: 'confused' },
  { value: 'Peaceful', label: 'Peace', mark: 'peaceful' },
  { value: 'Anxious', label: 'Anxiety', mark: 'anxious' },
];

const meta = {
  title: 'UI/Emotion tiles',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: TileGroup<string>,
  argTypes: {
    multiple: { description: 'Any number can be chosen, instead of one.', control: false },
    value: {
      description: 'The chosen option or null; with `multiple` the list of chosen options.',
      control: false,
    },
    onValueChange: { description: 'Called with the new value.' },
  },
  args: { legend: 'Emotion', options, value: null, onValueChange: () => {} },
} satisfies Meta<typeof TileGroup<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

const one = (initial: string | null): Story => ({
  render: function Render() {
    const [value, setValue] = useState(initial);
    return <TileGroup legend="Emotion" options={options} value={value} onValueChange={setValue} />;
  },
});

const many = (initial: string[]): Story => ({
  render: function Render() {
    const [value, setValue] = useState(initial);
    return (
      <TileGroup
        multiple
        legend="Emotions"
        hideLegend
        options={options}
        value={value}
        onValueChange={setValue}
      />
    );
  },
});

export const OneChosen: Story = one('Grief');

export const NothingChosen: Story = one(null);

export const SeveralChosen: Story = many(['Grief', 'Hope']);

export const AllChosenByNight: Story = {
  ...many(options.map((option) => option.value)),
  globals: { theme: 'dark' },
};
