import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from '../button/text-link.tsx';
import { FadingRow } from './fading-row.tsx';

const meta = {
  title: 'UI/Fading row',
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  component: FadingRow,
  render: () => (
    <FadingRow>
      {['Letters', 'Writing prompts', 'Check in', 'Import', 'Months', 'Years'].map((name) => (
        <TextLink key={name} href="#top">
          {name}
        </TextLink>
      ))}
    </FadingRow>
  ),
} satisfies Meta<typeof FadingRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Links: Story = {};
