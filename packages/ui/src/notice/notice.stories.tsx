import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Notice } from './notice.tsx';

const meta = {
  title: 'UI/Notice',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Notice,
} satisfies Meta<typeof Notice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Quiet: Story = {
  args: { title: 'Your draft is back', children: 'It was kept on this device.' },
};

export const QuietWithAction: Story = {
  args: {
    ...Quiet.args,
    action: (
      <Button variant="secondary" size="small">
        Start fresh
      </Button>
    ),
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'These words are not kept yet',
    children: 'They are still here on the page. Nothing is lost while it is open.',
    action: (
      <>
        <Button variant="secondary" size="small">
          Try again
        </Button>
        <Button variant="secondary" size="small">
          Stay here
        </Button>
      </>
    ),
  },
};

export const WordsOnly: Story = { args: { children: 'Nothing here is sent anywhere.' } };

export const Night: Story = { ...Danger, globals: { theme: 'dark' } };
