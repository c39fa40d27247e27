import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { MicIcon, TypeIcon } from '../icon/icons.ts';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'UI/Tabs',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Tabs,
  args: {
    label: 'Time of day',
    tabs: [
      { value: 'morning', label: 'Morning', content: <p>Open a window before anything else.</p> },
      { value: 'evening', label: 'Evening', content: <p>Put one thing where it belongs.</p> },
      { value: 'release', label: 'Release', content: <p>Breathe out for longer than in.</p> },
      { value: 'grounding', label: 'Grounding', content: <p>Both feet on the floor.</p> },
    ],
  },
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};

export const WithIcons: Story = {
  args: {
    label: 'Kind of entry',
    tabs: [
      {
        value: 'text',
        label: (
          <>
            <Icon as={TypeIcon} />
            Text Entry
          </>
        ),
        content: <p>Words go here.</p>,
      },
      {
        value: 'audio',
        label: (
          <>
            <Icon as={MicIcon} />
            Audio Entry
          </>
        ),
        content: <p>A voice goes here.</p>,
      },
    ],
  },
};

export const OneDisabled: Story = {
  args: {
    tabs: [
      { value: 'day', label: 'Day', content: <p>By day.</p> },
      { value: 'night', label: 'Night', content: <p>By night.</p>, disabled: true },
    ],
  },
};

/** More than fits: a second row. */
export const TooManyToFit: Story = {
  args: {
    tabs: ['Understanding the Waves', 'Carrying It Gently', 'Making Room', 'Beginning Again'].map(
      (label) => ({ value: label, label, content: <p>{label}.</p> }),
    ),
  },
  decorators: [
    (Show) => (
      <div style={{ maxInlineSize: '22rem' }}>
        <Show />
      </div>
    ),
  ],
};

export const Night: Story = { ...First, globals: { theme: 'dark' } };
