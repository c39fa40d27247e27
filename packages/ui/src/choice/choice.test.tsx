import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
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
  expect(screen.getByRole('radio', { name: 'Days' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Letters' })).not.toBeChecked();
});

test('Tab leads to the answer that is chosen, and past the others', async () => {
  const user = userEvent.setup();
  render(
    <>
      <button type="button">Before</button>
      <RadioGroup legend="Theme" options={options} value="days" onValueChange={() => {}} />
      <button type="button">After</button>
    </>,
  );
  await user.tab();
  await user.tab();
  expect(screen.getByRole('radio', { name: 'Days' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('radio', { name: 'Days' })).toHaveFocus();
});

test('the answer that is chosen stays so when it is pressed once more', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(<RadioGroup legend="Theme" options={options} value="days" onValueChange={change} />);
  await user.click(screen.getByRole('radio', { name: 'Days' }));
  await user.keyboard(' ');
  expect(screen.getByRole('radio', { name: 'Days' })).toBeChecked();
  expect(change).not.toHaveBeenCalled();
});

test('two questions on one page know nothing of one another', async () => {
  const user = userEvent.setup();
  render(
    <>
      <Themes />
      <Themes />
    </>,
  );
  const [first, second] = screen.getAllByRole('radio', { name: 'Days' });
  await user.click(first as HTMLElement);
  await user.click(second as HTMLElement);
  expect(first).toBeChecked();
  expect(second).toBeChecked();
});

test('what could not be kept does not look chosen', async () => {
  const user = userEvent.setup();
  render(
    <>
      <RadioGroup legend="Theme" options={options} value="days" onValueChange={() => {}} />
      <Switch label="Notifications" checked={false} onCheckedChange={() => {}} />
    </>,
  );
  await user.click(screen.getByText('Letters'));
  await user.click(screen.getByText('Notifications'));
  expect(screen.getByRole('radio', { name: 'Days' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Letters' })).not.toBeChecked();
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('Enter on an answer does not send the form; on a switch it turns it', async () => {
  const user = userEvent.setup();
  const submit = vi.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={submit}>
      <Checkbox label="I understand." />
      <Switch label="Notifications" />
      <Themes />
      <button type="submit">Save</button>
    </form>,
  );
  for (const role of ['checkbox', 'switch', 'radio']) {
    screen.getAllByRole(role)[0]?.focus();
    await user.keyboard('{Enter}');
  }
  expect(submit).not.toHaveBeenCalled();
  expect(screen.getByRole('checkbox')).not.toBeChecked();
  expect(screen.getByRole('switch')).toBeChecked();
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
