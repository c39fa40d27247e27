import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { TextLink } from '../button/text-link.tsx';
import { Icon } from '../icon/icon.tsx';
import { ArrowLeftIcon, FeatherIcon } from '../icon/icons.ts';
import { Page } from './page.tsx';

const meta = {
  title: 'UI/Page',
  tags: ['autodocs'],
  component: Page,
  argTypes: { children: { control: false } },
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Your page',
    lead: 'There is no right answer, only today’s.',
    children: Array.from({ length: 6 }, (_, i) => (
      <p key={`paragraph ${i + 1}`}>
        I filled it anyway. It steamed for a while in the light by the window and I told it about
        the garden.
      </p>
    )),
  },
  decorators: [
    (Show) => (
      <main>
        <Show />
      </main>
    ),
  ],
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {};

/** From 1024 px the title hangs in the margin. */
export const Margin: Story = {
  args: {
    layout: 'margin',
    actions: (
      <>
        <Button>
          <Icon as={FeatherIcon} />
          New
        </Button>
        <Button variant="secondary">Guided</Button>
      </>
    ),
    back: (
      <TextLink href="#back">
        <Icon as={ArrowLeftIcon} size="small" />
        Back
      </TextLink>
    ),
  },
};

export const WithoutTitle: Story = { args: { title: undefined, lead: undefined } };
