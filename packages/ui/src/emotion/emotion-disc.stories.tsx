import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmotionDisc } from './emotion-disc.tsx';
import { EmotionGlyph } from './emotion-glyph.tsx';
import type { EmotionMark } from './emotion-mark.ts';

const marks: EmotionMark[] = [
  'grief',
  'anger',
  'sadness',
  'hope',
  'acceptance',
  'confused',
  'peaceful',
  'anxious',
];

const meta = {
  title: 'UI/Emotion marks',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: EmotionDisc,
  subcomponents: { EmotionGlyph },
  args: { mark: 'grief' },
} satisfies Meta<typeof EmotionDisc>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Disc: Story = {};

export const Small: Story = { args: { mark: 'peaceful', size: 'small' } };

export const All: Story = {
  render: () => (
    <ul style={{ display: 'grid', gap: '0.5rem' }}>
      {marks.map((mark) => (
        <li key={mark} style={{ display: 'flex', alignItems: 'center', gap: '0.75rem' }}>
          <EmotionDisc mark={mark} />
          <EmotionGlyph mark={mark} />
          {mark}
        </li>
      ))}
    </ul>
  ),
};
