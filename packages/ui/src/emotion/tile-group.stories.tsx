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

const meta = { title: 'UI/Emotion tiles', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

function One({ initial }: { initial: string | null }) {
  const [value, setValue] = useState(initial);
  return <TileGroup legend="Emotion" options={options} value={value} onValueChange={setValue} />;
}

function Many({ initial }: { initial: string[] }) {
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
}

export const OneChosen: Story = { render: () => <One initial="Grief" /> };

export const NothingChosen: Story = { render: () => <One initial={null} /> };

export const SeveralChosen: Story = { render: () => <Many initial={['Grief', 'Hope']} /> };

export const AllChosenByNight: Story = {
  globals: { theme: 'dark' },
  render: () => <Many initial={options.map((option) => option.value)} />,
};
