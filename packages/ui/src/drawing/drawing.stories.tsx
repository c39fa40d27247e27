import type { Meta, StoryObj } from '@storybook/react-vite';
import { Harbour } from './harbour.tsx';
import { LogoMark } from './logo-mark.tsx';
import { Waterline } from './waterline.tsx';
import { Wordmark } from './wordmark.tsx';
import { WritingLines } from './writing-lines.tsx';

const meta = { title: 'UI/Drawings', parameters: { layout: 'padded' } } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const HarbourTall: Story = {
  render: () => (
    <div style={{ inlineSize: '24rem', blockSize: '52rem' }}>
      <Harbour width={390} height={844} horizon={470} lampX={280} scale={1.2} settle={690} />
    </div>
  ),
};

export const HarbourWide: Story = {
  render: () => (
    <div style={{ blockSize: '50rem' }}>
      <Harbour width={1280} height={800} horizon={450} lampX={930} scale={1.7} settle={690} />
    </div>
  ),
};

export const HarbourSmallByNight: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ inlineSize: '22rem', blockSize: '6rem' }}>
      <Harbour width={350} height={96} horizon={46} lampX={256} scale={0.4} lines={12} />
    </div>
  ),
};

export const Water: Story = {
  render: () => (
    <div style={{ inlineSize: '16rem' }}>
      <Waterline width={256} />
    </div>
  ),
};

export const Writing: Story = {
  render: () => (
    <div style={{ inlineSize: '19rem', blockSize: '7rem' }}>
      <WritingLines />
    </div>
  ),
};

export const Name: Story = { render: () => <Wordmark /> };

export const Mark: Story = { render: () => <LogoMark /> };
