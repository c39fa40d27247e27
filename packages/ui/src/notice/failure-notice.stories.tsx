import type { Meta, StoryObj } from '@storybook/react-vite';
import { FailureNotice } from './failure-notice.tsx';

const meta = {
  title: 'UI/Failure notice',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: FailureNotice,
  args: { title: 'Your entries could not be opened', retry: () => {} },
} satisfies Meta<typeof FailureNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithText: Story = {
  args: { text: 'They are still on this device. Nothing was changed.' },
};

export const Night: Story = { ...WithText, globals: { theme: 'dark' } };
