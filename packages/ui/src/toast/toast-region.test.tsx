import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { prepareKit } from '../later/later-part.tsx';
import { type ToastMessage, ToastRegion } from './toast-region.tsx';

beforeAll(prepareKit);

const kept: ToastMessage = { id: 'kept', open: true, title: 'Bookmark saved' };

function show(toast: ToastMessage = kept) {
  const change = vi.fn();
  render(<ToastRegion toasts={[toast]} onOpenChange={change} />);
  return change;
}

afterEach(() => {
  vi.useRealTimers();
});

test('a toast leaves by itself after five seconds', () => {
  vi.useFakeTimers();
  const change = show();
  act(() => vi.advanceTimersByTime(4900));
  expect(change).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(200));
  expect(change).toHaveBeenCalledWith('kept', false);
});

test('a toast that stays is there until it is closed', () => {
  vi.useFakeTimers();
  const change = show({ ...kept, stays: true });
  act(() => vi.advanceTimersByTime(600_000));
  expect(change).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledWith('kept', false);
});

test('a toast stays while it is pointed at', () => {
  vi.useFakeTimers();
  const change = show();
  fireEvent.pointerMove(screen.getByRole('region', { name: /^Messages/ }));
  act(() => vi.advanceTimersByTime(20_000));
  expect(change).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('region', { name: /^Messages/ }));
  act(() => vi.advanceTimersByTime(5100));
  expect(change).toHaveBeenCalledWith('kept', false);
});

test('F8 goes to the messages, and Escape sends the one in focus away', async () => {
  const user = userEvent.setup();
  const change = show();
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(
    within(screen.getByRole('region', { name: 'Messages (F8)' })).getByRole('list'),
  ).toHaveFocus();
  await user.tab();
  await user.keyboard('{Escape}');
  expect(change).toHaveBeenCalledWith('kept', false);
});

test('a toast is closed by its button', async () => {
  const user = userEvent.setup();
  const change = show({ ...kept, description: 'It has been added.' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledWith('kept', false);
});

test('what a toast offers is done once, and the toast leaves', async () => {
  const run = vi.fn();
  const user = userEvent.setup();
  const change = show({ ...kept, action: { label: 'Undo', run } });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(run).toHaveBeenCalledOnce();
  expect(change).toHaveBeenCalledWith('kept', false);
});

test('only the newest message is shown, and one with Undo comes back after it with its whole time', () => {
  vi.useFakeTimers();
  const change = vi.fn();
  const undo = { label: 'Undo', run: vi.fn() };
  const deleted: ToastMessage = { id: 'deleted', open: true, title: 'Deleted', action: undo };
  const { rerender } = render(<ToastRegion toasts={[deleted]} onOpenChange={change} />);
  act(() => vi.advanceTimersByTime(3000));
  rerender(<ToastRegion toasts={[kept, deleted]} onOpenChange={change} />);
  expect(screen.getByText('Bookmark saved')).toBeVisible();
  expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  act(() => vi.advanceTimersByTime(4900));
  expect(change).not.toHaveBeenCalled();
  rerender(<ToastRegion toasts={[{ ...kept, open: false }, deleted]} onOpenChange={change} />);
  expect(screen.getByText('Deleted')).toBeVisible();
  act(() => vi.advanceTimersByTime(4900));
  expect(change).not.toHaveBeenCalled();
  act(() => vi.advanceTimersByTime(200));
  expect(change).toHaveBeenCalledWith('deleted', false);
});

test('a message stands above a bar at the foot of the window, and goes down when the bar has gone', async () => {
  const bar = document.createElement('div');
  bar.dataset.docked = '';
  bar.style.position = 'fixed';
  bar.getBoundingClientRect = () => new DOMRect(-1, innerHeight - 120, 1024, 120);
  document.body.append(bar);
  show();
  const list = screen.getByRole('list');
  expect(list.style.getPropertyValue('--docked')).toBe('120px');
  bar.remove();
  await vi.waitFor(() => expect(list.style.getPropertyValue('--docked')).toBe('0px'));
});

test('a swipe of fifty pixels sends a toast away, and a shorter one does not', () => {
  const change = show();
  swipe(40);
  expect(change).not.toHaveBeenCalled();
  swipe(60);
  expect(change).toHaveBeenCalledWith('kept', false);
});

test('what did not work is read out at once; other messages wait their turn', async () => {
  show({ ...kept, tone: 'destructive' });
  expect(await screen.findByRole('status')).toHaveAttribute('aria-live', 'assertive');
});

function swipe(distance: number) {
  const toast = screen.getByText('Bookmark saved').closest('li');
  if (!toast) throw new Error('The toast is a list item.');
  toast.setPointerCapture = () => {};
  toast.releasePointerCapture = () => {};
  fireEvent.pointerDown(toast, { button: 0, clientX: 0, clientY: 0, pointerType: 'touch' });
  fireEvent.pointerMove(toast, { clientX: distance / 2, clientY: 0, pointerType: 'touch' });
  fireEvent.pointerMove(toast, { clientX: distance, clientY: 0, pointerType: 'touch' });
  fireEvent.pointerUp(toast, { clientX: distance, clientY: 0, pointerType: 'touch' });
}
