import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { CheckboxGroup } from './checkbox-group.tsx';
import { RadioGroup } from './radio-group.tsx';
import { Switch } from './switch.tsx';

const options = [
  { value: 'letters', label: 'Letters', hint: 'Say what was left unsaid.' },
  { value: 'days', label: 'Days' },
  { value: 'memory', label: 'Memory' },
] as const;

function Themes() {
  const [value, setValue] = useState<'letters' | 'days' | 'memory' | null>(null);
  return <RadioGroup legend="Theme" options={options} value={value} onValueChange={setValue} />;
}

function Reasons() {
  const [value, setValue] = useState<('letters' | 'days' | 'memory')[]>([]);
  return (
    <>
      <CheckboxGroup legend="Reasons" options={options} value={value} onValueChange={setValue} />
      <output>{value.join(' ')}</output>
    </>
  );
}

test('a checkbox is ticked by its words and by the keyboard', async () => {
  const user = userEvent.setup();
  render(<Checkbox label="I understand." hint="You can change this later." />);
  const box = screen.getByRole('checkbox', { name: 'I understand.' });
  expect(box).toHaveAccessibleDescription('You can change this later.');
  await user.click(screen.getByText('I understand.'));
  expect(box).toBeChecked();
  box.focus();
  await user.keyboard(' ');
  expect(box).not.toBeChecked();
});

test('a checkbox that is needed says what is missing', () => {
  render(<Checkbox label="I understand." error="Please tick this to go on." />);
  const box = screen.getByRole('checkbox', { name: 'I understand.' });
  expect(box).toBeInvalid();
  expect(box).toHaveAccessibleDescription('Please tick this to go on.');
});

test('several answers are kept in the order they are offered', async () => {
  const user = userEvent.setup();
  render(<Reasons />);
  expect(screen.getByRole('group', { name: 'Reasons' })).toBeInTheDocument();
  await user.click(screen.getByText('Memory'));
  await user.click(screen.getByText('Letters'));
  expect(screen.getByRole('status')).toHaveTextContent('letters memory');
  await user.click(screen.getByText('Memory'));
  expect(screen.getByRole('status')).toHaveTextContent('letters');
});

test('one answer is chosen by its words, and arrow keys move on from it', async () => {
  const user = userEvent.setup();
  render(<Themes />);
  expect(screen.getByRole('radiogroup', { name: 'Theme' })).toBeInTheDocument();
  await user.click(screen.getByText('Letters'));
  expect(screen.getByRole('radio', { name: 'Letters' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Letters' })).toHaveAccessibleDescription(
    'Say what was left unsaid.',
  );
  screen.getByRole('radio', { name: 'Letters' }).focus();
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'Days' })).toHaveFocus();
});

test('a switch turns at once, and not at all while it is disabled', async () => {
  const user = userEvent.setup();
  const view = render(<Switch label="Notifications" hint="Daily writing reminders" />);
  const toggle = screen.getByRole('switch', { name: 'Notifications' });
  expect(toggle).toHaveAccessibleDescription('Daily writing reminders');
  await user.click(screen.getByText('Notifications'));
  expect(toggle).toBeChecked();
  view.rerender(<Switch label="Notifications" disabled />);
  await user.click(screen.getByText('Notifications'));
  expect(toggle).toBeChecked();
});
