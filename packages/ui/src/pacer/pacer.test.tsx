import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Pacer } from './pacer.tsx';

test('what the light says with its size is said once in words', () => {
  render(<Pacer inWord="Light in" outWord="Weight down" />);
  expect(screen.getByText(/Light in for four seconds. Weight down for six./)).toBeInTheDocument();
  expect(screen.getByText('Light in').closest('[aria-hidden]')).not.toBeNull();
});

test('a paused light stands still', () => {
  const { container } = render(<Pacer paused />);
  expect(container.firstChild).toHaveAttribute('data-paused');
});
