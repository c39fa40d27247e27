import type { Meta, StoryObj } from '@storybook/react-vite';
import { FeatherIcon, LifeBuoyIcon } from '../icon/icons.ts';
import { LinkRow, LinkRows } from './link-rows.tsx';

const meta = {
  title: 'UI/Link rows',
  tags: ['autodocs'],
  component: LinkRows,
  subcomponents: { LinkRow },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof LinkRows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  args: {
    children: [
      <LinkRow key="write" link={<a href="#write" />} icon={FeatherIcon} name="Write it down">
        What did the morning ask of you?
      </LinkRow>,
      <LinkRow
        key="steady"
        link={<a href="#steady" />}
        icon={LifeBuoyIcon}
        name="Steady yourself now"
      >
        Breathe, come back to the room, or reach a person. Longer words go on below, on a line of
        their own.
      </LinkRow>,
    ],
  },
};
