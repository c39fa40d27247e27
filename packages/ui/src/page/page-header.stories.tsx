import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { PageHeader } from './page-header.tsx';

const meta = {
  title: 'UI/Page header',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: PageHeader,
  args: { title: 'Journal' },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithLeadAndActions: Story = {
  args: { lead: 'There is no right answer, only today’s.', actions: <Button>New</Button> },
};
