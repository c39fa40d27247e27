import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BareTitle } from './bare-title.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

test('what is typed stays out of the browser’s own memory of forms', () => {
  render(
    <>
      <BareTitle label="Title" />
      <TextField label="One line" />
      <TextArea label="Many lines" />
      <TextArea label="On the page" bare />
    </>,
  );
  for (const field of screen.getAllByRole('textbox'))
    expect(field).toHaveAttribute('autocomplete', 'off');
});

test('a field that a password manager should know says so itself', () => {
  render(<TextField label="Email" autoComplete="username" />);
  expect(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'username');
});
