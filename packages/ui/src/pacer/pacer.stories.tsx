import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pacer } from './pacer.tsx';

const meta = { title: 'UI/Pacer', tags: ['autodocs'], component: Pacer } satisfies Meta<
  typeof Pacer
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Breathing: Story = {};

export const Paused: Story = { args: { paused: true } };

export const OwnWords: Story = { args: { inWord: 'Light in', outWord: 'Weight down' } };

export const Night: Story = { globals: { theme: 'dark' } };
