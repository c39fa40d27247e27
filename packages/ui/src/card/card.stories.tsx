import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { Card, CardTitle } from './card.tsx';

const meta = {
  title: 'UI/Card',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Card,
  subcomponents: { CardTitle },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithTitle: Story = {
  args: {
    'aria-label': 'Writing',
    children: (
      <>
        <CardTitle>Journaling</CardTitle>
        <p>Put down what you are carrying. One line is enough.</p>
        <Button size="small" variant="secondary">
          Begin
        </Button>
      </>
    ),
  },
};

export const AsLink: Story = {
  args: {
    asChild: true,
    children: (
      <a href="#elsewhere">
        <CardTitle level={3}>The whole sheet leads there</CardTitle>
      </a>
    ),
  },
};
