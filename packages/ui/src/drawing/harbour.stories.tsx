import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harbour } from './harbour.tsx';

const meta = {
  title: 'UI/Harbour',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: Harbour,
} satisfies Meta<typeof Harbour>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tall: Story = {
  args: { width: 390, height: 844, horizon: 470, lampX: 280, scale: 1.2, settle: 690 },
  render: (args) => (
    <div style={{ inlineSize: '24rem', blockSize: '52rem' }}>
      <Harbour {...args} />
    </div>
  ),
};

export const Wide: Story = {
  args: { width: 1280, height: 800, horizon: 450, lampX: 930, scale: 1.7, settle: 690 },
  render: (args) => (
    <div style={{ blockSize: '50rem' }}>
      <Harbour {...args} />
    </div>
  ),
};

export const SmallByNight: Story = {
  globals: { theme: 'dark' },
  args: { width: 350, height: 96, horizon: 46, lampX: 256, scale: 0.4, lines: 12 },
  render: (args) => (
    <div style={{ inlineSize: '22rem', blockSize: '6rem' }}>
      <Harbour {...args} />
    </div>
  ),
};
