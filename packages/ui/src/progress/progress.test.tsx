import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Meter } from './meter.tsx';
import { Progress } from './progress.tsx';
import { ProgressDots } from './progress-dots.tsx';
import { Skeleton } from './skeleton.tsx';

test('progress has a name and a share in percent, and never leaves its bounds', () => {
  const view = render(<Progress value={25.4} label="Overall progress" />);
  const bar = screen.getByRole('progressbar', { name: 'Overall progress' });
  expect(bar).toHaveAttribute('aria-valuetext', '25%');
  view.rerender(<Progress value={140} label="Overall progress" />);
  expect(bar).toHaveAttribute('aria-valuenow', '100');
});

test('the dots are also said in words', () => {
  render(<ProgressDots total={4} current={2} />);
  expect(screen.getByText('Step 2 of 4')).toBeVisible();
});

test('waiting is said once and has no bars to read', () => {
  render(<Skeleton lines={4} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^Opening$/);
});

test('a meter says its steps in words', () => {
  render(<Meter label="Strength" value={2} most={4} text="Could be guessed" />);
  const meter = screen.getByRole('meter', { name: 'Strength' });
  expect(meter).toHaveAttribute('aria-valuenow', '2');
  expect(meter).toHaveAttribute('aria-valuetext', 'Could be guessed');
  expect(screen.getByText('Could be guessed')).toBeVisible();
});
