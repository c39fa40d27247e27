import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { BookmarkIcon } from '../icon/icons.ts';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  title: 'UI/Toasts',
  tags: ['autodocs'],
  component: ToastRegion,
  // They stand still, for as long as somebody looks.
  args: { toasts: [], onOpenChange: () => {}, duration: Number.POSITIVE_INFINITY },
  // A frame of its own for each on the docs page, since all would stand in one corner of it.
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '16rem' } } },
  render: function Render(args) {
    const [gone, setGone] = useState<string[]>([]);
    return (
      <ToastRegion
        {...args}
        toasts={args.toasts.map((toast) => ({ ...toast, open: !gone.includes(toast.id) }))}
        onOpenChange={(id, open) => {
          if (!open) setGone([...gone, id]);
        }}
      />
    );
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {
  args: {
    toasts: [
      {
        id: 'kept',
        open: true,
        icon: BookmarkIcon,
        title: 'Bookmark saved',
        description: 'Your bookmark has been added to your bookmarks',
      },
    ],
  },
};

export const Destructive: Story = {
  args: {
    toasts: [
      {
        id: 'failed',
        open: true,
        tone: 'destructive',
        title: 'Connection issue',
        description: 'There was a problem connecting to the AI service. Please try again.',
      },
    ],
  },
};

export const WithAction: Story = {
  args: {
    toasts: [
      {
        id: 'deleted',
        open: true,
        title: 'Moment deleted',
        action: { label: 'Undo', run: () => {} },
      },
    ],
  },
};

export const TitleOnly: Story = {
  args: { toasts: [{ id: 'out', open: true, title: 'Logged Out' }] },
};

/** The newest of two is shown. When it is closed, the one that offers something comes back. */
export const NewestOfSeveral: Story = {
  args: {
    toasts: [...(Kept.args?.toasts ?? []), ...(WithAction.args?.toasts ?? [])],
  },
};

export const Night: Story = { ...Destructive, globals: { theme: 'dark' } };
