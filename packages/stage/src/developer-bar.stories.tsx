import type { Meta, StoryObj } from '@storybook/react-vite';
import { DeveloperBar } from './developer-bar.tsx';

const nothing = () => {};

const meta = {
  title: 'Stage/Developer bar',
  component: DeveloperBar,
  args: {
    feature: 'journal',
    pages: ['/journal', '/write', '/prompts'],
    page: '/journal',
    onPageChange: nothing,
    session: 'account',
    onSessionChange: nothing,
    theme: 'system',
    onThemeChange: nothing,
    onFill: nothing,
    onEmpty: nothing,
    status: '',
    busy: false,
  },
} satisfies Meta<typeof DeveloperBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Locked: Story = { args: { session: 'locked' } };
export const PageWithAnId: Story = { args: { page: '/entry/7' } };
export const Busy: Story = { args: { busy: true, status: 'Emptying' } };
export const DidNotWork: Story = {
  args: { status: 'That did not work: AppError: erase.failed' },
};
export const Night: Story = { globals: { theme: 'dark' } };
