import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { EmptyState } from './empty-state.tsx';

const meta = {
  title: 'UI/Empty state',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: EmptyState,
  args: { title: 'No saved moments yet' },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAWayForward: Story = {
  args: {
    children: 'When a sentence is worth keeping, it can live here.',
    actions: (
      <>
        <Button>Add Your First Bookmark</Button>
        <Button variant="quiet">Return to Dashboard</Button>
      </>
    ),
  },
};
