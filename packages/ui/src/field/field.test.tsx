import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test } from 'vitest';
import { BareTitle } from './bare-title.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('a field is found by its label and described by its hint and its error', () => {
  render(<TextField label="Password" hint="A few words." error="Use at least 12 characters." />);
  const field = screen.getByRole('textbox', { name: 'Password' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('A few words. Use at least 12 characters.');
});

test('a field without an error is valid and says nothing more', () => {
  render(<TextField label="Email" />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});

test('an error never clears what was typed', async () => {
  const user = userEvent.setup();
  const view = render(<TextField label="Email" />);
  await user.type(screen.getByLabelText('Email'), 'ana');
  view.rerender(<TextField label="Email" error="Please enter your email to continue." />);
  expect(screen.getByLabelText('Email')).toHaveValue('ana');
});

test('an optional field says so in its name', () => {
  render(<TextField label="Notes" optional />);
  expect(screen.getByRole('textbox', { name: 'Notes (optional)' })).toBeInTheDocument();
});

test('a hidden label still names the field', () => {
  render(<TextField label="Search your entries" hideLabel type="search" />);
  expect(screen.getByRole('searchbox', { name: 'Search your entries' })).toBeInTheDocument();
});

test('the bare page and the bare title have names and take words', async () => {
  const user = userEvent.setup();
  render(
    <>
      <BareTitle label="Title" />
      <TextArea bare label="Your thoughts" />
    </>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Lilies');
  await user.type(screen.getByRole('textbox', { name: 'Your thoughts' }), 'They had them.');
  expect(screen.getByLabelText('Title')).toHaveValue('Lilies');
  expect(screen.getByLabelText('Your thoughts')).toHaveValue('They had them.');
});

test('focus can be sent to a field, bare or not', () => {
  const field = createRef<HTMLInputElement>();
  const area = createRef<HTMLTextAreaElement>();
  render(
    <>
      <TextField label="Email" ref={field} />
      <TextArea bare label="Your thoughts" ref={area} />
    </>,
  );
  field.current?.focus();
  expect(screen.getByLabelText('Email')).toHaveFocus();
  area.current?.focus();
  expect(screen.getByLabelText('Your thoughts')).toHaveFocus();
});
