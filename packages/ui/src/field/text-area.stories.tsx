import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'UI/Text area',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: TextArea,
  args: { label: 'Notes' },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { optional: true, placeholder: 'Anything you want to remember about today?' },
};

export const Filled: Story = {
  args: {
    defaultValue: 'Her birthday is on Thursday. I keep thinking I should buy the lilies.',
  },
};

export const WithError: Story = {
  args: { defaultValue: 'The words stay.', error: 'This is not kept yet. Try again in a moment.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Waiting.' } };

/** Type on the page itself, without a box. */
export const Bare: Story = {
  args: {
    bare: true,
    label: 'Your thoughts',
    defaultValue:
      'You always put the good knife back in the wrong drawer. I used to move it. This morning I found it where you left it, the last time, and I have decided that is where it lives.\n\nThe radio said rain by evening',
  },
};
