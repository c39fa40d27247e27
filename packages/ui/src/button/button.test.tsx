import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Icon } from '../icon/icon.tsx';
import { XIcon } from '../icon/icons.ts';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { TextLink } from './text-link.tsx';

test('a button is pressed by pointer, Enter and Space', async () => {
  const press = vi.fn();
  const user = userEvent.setup();
  render(<Button onClick={press}>Begin</Button>);
  await user.click(screen.getByRole('button', { name: 'Begin' }));
  await user.keyboard('{Enter} ');
  expect(press).toHaveBeenCalledTimes(3);
});

test('a button does not send a form unless it says so', async () => {
  const send = vi.fn((event) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={send}>
      <Button>Look</Button>
      <Button type="submit">Send</Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'Look' }));
  expect(send).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(send).toHaveBeenCalledOnce();
});

test('a busy button keeps its focus and its words, and sends nothing twice', async () => {
  const send = vi.fn((event) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <form onSubmit={send}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Save Entry
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Save Entry' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  await user.type(screen.getByLabelText('Name'), 'Ana{Enter}');
  expect(send).not.toHaveBeenCalled();
});

test('a link can be dressed as a button and stays a link', async () => {
  const press = vi.fn((event) => event.preventDefault());
  const user = userEvent.setup();
  render(
    <Button asChild onClick={press}>
      <a href="/write">Begin</a>
    </Button>,
  );
  const link = screen.getByRole('link', { name: 'Begin' });
  expect(link).toHaveAttribute('href', '/write');
  expect(link).not.toHaveAttribute('type');
  await user.click(link);
  expect(press).toHaveBeenCalledOnce();
});

test('an icon button has a name, and its drawing is not read out', () => {
  render(
    <IconButton label="Close">
      <Icon as={XIcon} />
    </IconButton>,
  );
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

test('a text link can wear the link of a router', () => {
  render(
    <TextLink asChild>
      <a href="/journal">Back to Journal</a>
    </TextLink>,
  );
  expect(screen.getByRole('link', { name: 'Back to Journal' })).toHaveAttribute('href', '/journal');
});
