import type { Meta, StoryObj } from '@storybook/react-vite';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'UI/Visually hidden',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: VisuallyHidden,
  args: { children: ' of your journal' },
  render: (args) => (
    <p>
      Page 2
      <VisuallyHidden {...args} />
    </p>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {};
