import type { Meta, StoryObj } from '@storybook/react-vite';
import { libraryIndex } from './library-index.ts';
import { ShelfPicture } from './shelf-picture.tsx';

const meta = {
  title: 'Library/Shelf pictures',
  parameters: { layout: 'padded' },
  component: ShelfPicture,
  args: { of: '' },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 9rem)', gap: '2rem' }}>
      {libraryIndex.map(({ to, title }) => (
        <div key={to}>
          <ShelfPicture of={to} />
          {title}
        </div>
      ))}
    </div>
  ),
} satisfies Meta<typeof ShelfPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Day: Story = {};
export const Night: Story = { globals: { theme: 'dark' } };

/** As it stands in the margin of its shelf, in a wide window. */
export const InMargin: Story = {
  args: { of: libraryIndex[4]?.to ?? '', inMargin: true },
  render: (args) => <ShelfPicture {...args} />,
};
