import type { Meta, StoryObj } from '@storybook/react-vite';
import { LogoMark } from './logo-mark.tsx';
import { Wordmark } from './wordmark.tsx';

const meta = {
  title: 'UI/Wordmark',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Wordmark,
  subcomponents: { LogoMark },
} satisfies Meta<typeof Wordmark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Name: Story = {};

export const MarkAlone: Story = { render: () => <LogoMark /> };

export const Night: Story = { globals: { theme: 'dark' } };
