import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'UI/Password field',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: PasswordField,
  args: { autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const Covered: Story = { args: { defaultValue: 'a kettle and two cups' } };

export const Shown: Story = {
  ...Covered,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
};

export const WithError: Story = {
  args: { error: 'That is not the right password. Please try again.' },
};
