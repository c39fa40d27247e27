import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Slider } from './slider.tsx';
import { field, plainTrack, stopsAt, swellTrack } from './track.ts';

test('the slider says its value in words', () => {
  render(
    <Slider
      label="How strong is it?"
      valueText="Strong"
      min={0}
      max={4}
      value={3}
      onValueChange={() => {}}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'How strong is it?' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Strong');
  expect(slider).toHaveValue('3');
  expect(screen.getByText('Strong')).toBeVisible();
});

test('sliding gives the number, within its bounds', () => {
  const change = vi.fn();
  render(
    <Slider label="Strength" valueText="Mild" min={0} max={4} value={1} onValueChange={change} />,
  );
  fireEvent.change(screen.getByRole('slider'), { target: { value: '4' } });
  expect(change).toHaveBeenCalledWith(4);
});

test('the track grows from still water to a heavy sea and ends where the scale ends', () => {
  const heights = [...swellTrack().matchAll(/L[\d.]+ ([\d.]+)/g)].map(([, y]) =>
    Math.abs(Number(y) - field.middle),
  );
  expect(Math.max(...heights.slice(0, 40))).toBeLessThan(3);
  expect(Math.max(...heights.slice(-40))).toBeGreaterThan(10);
  expect(stopsAt(5)).toEqual([12, 86, 160, 234, 308]);
});

test('the part passed is the beginning of the whole track', () => {
  expect(swellTrack().startsWith(swellTrack(0.5))).toBe(true);
  expect(plainTrack(0)).toBe('M12 22H12');
});
