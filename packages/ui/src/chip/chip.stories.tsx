import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Chip } from './chip.tsx';
import { ChipRow, Chips } from './chip-rows.tsx';

const words = ['heartbreak', 'grief', 'healing', 'anger', 'longing', 'guilt', 'hope', 'growth'];

const meta = {
  title: 'UI/Chip',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Chip,
  subcomponents: { Chips, ChipRow },
  args: { pressed: false, onPressedChange: () => {}, children: 'grief' },
  render: function Render(args) {
    const [pressed, setPressed] = useState(args.pressed);
    return <Chip {...args} pressed={pressed} onPressedChange={setPressed} />;
  },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};

export const Pressed: Story = { args: { pressed: true } };

export const PressedWithCheck: Story = { args: { pressed: true, check: true } };

export const Disabled: Story = { args: { disabled: true } };

/** Several may be chosen, on as many lines as they need. */
export const Wrapping: Story = {
  render: function Render() {
    const [chosen, setChosen] = useState(['grief', 'longing']);
    return (
      <Chips label="Tags">
        {words.map((word) => (
          <Chip
            key={word}
            check
            pressed={chosen.includes(word)}
            onPressedChange={(on) =>
              setChosen(on ? [...chosen, word] : chosen.filter((one) => one !== word))
            }
          >
            {word}
          </Chip>
        ))}
      </Chips>
    );
  },
};

/** One is chosen, on a line that scrolls. */
export const Scrolling: Story = {
  decorators: [
    (Show) => (
      <div style={{ maxInlineSize: '22rem', paddingInline: 'var(--gutter)', overflow: 'hidden' }}>
        <Show />
      </div>
    ),
  ],
  render: function Render() {
    const [chosen, setChosen] = useState('All');
    return (
      <ChipRow label="Filter by tag">
        {['All', ...words].map((word) => (
          <Chip key={word} pressed={chosen === word} onPressedChange={() => setChosen(word)}>
            {word}
          </Chip>
        ))}
      </ChipRow>
    );
  },
};

export const Night: Story = { ...Wrapping, globals: { theme: 'dark' } };
