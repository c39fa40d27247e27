import type { Meta, StoryObj } from '@storybook/react-vite';
import { SearchIcon } from '../icon/icons.ts';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'UI/Text field',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: TextField,
  args: { label: 'Email', autoComplete: 'off' },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { placeholder: 'you@example.org' } };

export const Filled: Story = { args: { defaultValue: 'ana@example.org' } };

export const WithHint: Story = { args: { hint: 'Your address stays on this device.' } };

export const Optional: Story = { args: { label: 'Name', optional: true } };

export const WithError: Story = {
  args: { label: 'Password', type: 'password', error: 'Please enter your password to continue.' },
};

export const HintAndError: Story = {
  args: {
    label: 'Password',
    type: 'password',
    defaultValue: 'short',
    hint: 'A few words in a row work well.',
    error: 'Use at least 12 characters.',
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'ana@example.org' } };

export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'ana@example.org' } };

export const Search: Story = {
  args: {
    label: 'Search your entries',
    hideLabel: true,
    type: 'search',
    icon: SearchIcon,
    placeholder: 'Search your entries',
  },
};

export const LongWords: Story = {
  args: {
    label:
      'The name of the person, the place or the thing that you would like to be remembered by here',
    hint: 'As long as it has to be. It may be several names, and it may be changed at any time.',
    error: 'This could not be kept yet. What you typed is still here; try again in a moment.',
    defaultValue: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen',
  },
};

export const Night: Story = { ...HintAndError, globals: { theme: 'dark' } };
