import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/icon.tsx';
import { FeatherIcon, TrashIcon } from '../icon/icons.ts';
import { Button } from './button.tsx';

const meta = {
  title: 'UI/Button',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Button,
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { children: 'Save Entry' } };

export const Secondary: Story = { args: { variant: 'secondary', children: 'Cancel' } };

export const Quiet: Story = { args: { variant: 'quiet', children: 'Return to Dashboard' } };

export const Danger: Story = {
  args: {
    variant: 'danger',
    children: (
      <>
        <Icon as={TrashIcon} />
        Delete
      </>
    ),
  },
};

export const DangerOnAPage: Story = {
  args: { variant: 'danger-quiet', children: 'Start New Journey' },
};

export const Small: Story = { args: { size: 'small', children: 'Open' } };

export const Wide: Story = { args: { wide: true, children: 'Update Profile' } };

export const Busy: Story = { args: { busy: true, children: 'Save Entry' } };

export const BusySecondary: Story = {
  args: { busy: true, variant: 'secondary', children: 'Export Journal' },
};

export const Disabled: Story = { args: { disabled: true, children: 'Available Soon' } };

export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon as={FeatherIcon} />
        New
      </>
    ),
  },
};

export const AsLink: Story = {
  args: { asChild: true, children: <a href="#elsewhere">Begin</a> },
};

export const LongWords: Story = {
  args: {
    variant: 'secondary',
    wide: true,
    children:
      'Wort für Wort aufgeschrieben, Donaudampfschifffahrtsgesellschaftskapitänsmütze eingeschlossen',
  },
};

/** Every variant by night. */
export const Night: Story = {
  args: { children: 'Save Entry' },
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ display: 'grid', gap: '0.5rem' }}>
      <Button>Save Entry</Button>
      <Button variant="secondary">Cancel</Button>
      <Button variant="quiet">Return to Dashboard</Button>
      <Button variant="danger">Delete</Button>
      <Button variant="danger-quiet">Start New Journey</Button>
      <Button disabled>Available Soon</Button>
      <Button busy>Saving</Button>
    </div>
  ),
};
