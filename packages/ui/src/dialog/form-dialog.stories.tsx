import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../field/text-field.tsx';
import { FormDialog } from './form-dialog.tsx';

const meta = {
  title: 'UI/Form dialog',
  tags: ['autodocs'],
  component: FormDialog,
  args: {
    open: true,
    title: 'Type the code from our email',
    description: 'We sent an email to ana@example.org.',
    action: 'Change email',
    cancel: 'Leave it as it is',
    children: <TextField label="Code" inputMode="numeric" />,
    onSubmit: (event) => event.preventDefault(),
    onClose: () => {},
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof FormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithAField: Story = {};

export const Busy: Story = { args: { busy: true, action: 'Processing...', cancelDisabled: true } };

export const Danger: Story = { args: { tone: 'danger', action: 'Erase everything' } };
