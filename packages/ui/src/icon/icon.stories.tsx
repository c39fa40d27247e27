import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { FeatherIcon } from './icons.ts';

const meta = {
  title: 'UI/Icon',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Icon,
  args: { as: FeatherIcon },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideAWord: Story = {
  render: (args) => (
    <p style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
      <Icon {...args} />
      New
    </p>
  ),
};

export const Small: Story = { ...BesideAWord, args: { size: 'small' } };

/** Every icon there is, by the name it is imported under. */
export const All: Story = {
  render: () => (
    <ul
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
        gap: '0.75rem',
        fontSize: 'var(--text-sm)',
      }}
    >
      {Object.entries(icons).map(([name, icon]) => (
        <li key={name} style={{ display: 'flex', gap: '0.5rem', alignItems: 'center' }}>
          <Icon as={icon} />
          {name}
        </li>
      ))}
    </ul>
  ),
};
