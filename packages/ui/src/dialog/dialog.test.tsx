import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Button } from '../button/button.tsx';
import { TextField } from '../field/text-field.tsx';
import { prepareKit } from '../later/later-part.tsx';
import { Confirm } from './confirm.tsx';
import { Dialog } from './dialog.tsx';

beforeAll(prepareKit);

function Moment() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Add Moment</Button>
      <Dialog open={open} onOpenChange={setOpen} title="A moment" description="Worth keeping.">
        <TextField label="The words" />
      </Dialog>
    </>
  );
}

test('a dialog has a name, leads to its first field, and gives focus back', async () => {
  const user = userEvent.setup();
  render(<Moment />);
  await user.click(screen.getByRole('button', { name: 'Add Moment' }));
  const dialog = screen.getByRole('dialog', { name: 'A moment' });
  expect(dialog).toHaveAccessibleDescription('Worth keeping.');
  expect(screen.getByLabelText('The words')).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add Moment' })).toHaveFocus());
});

test('focus stays inside a dialog, and its button closes it', async () => {
  const user = userEvent.setup();
  render(<Moment />);
  await user.click(screen.getByRole('button', { name: 'Add Moment' }));
  await user.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await user.tab();
  expect(screen.getByLabelText('The words')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('the page behind a dialog is held still, and let go after it', async () => {
  const user = userEvent.setup();
  render(<Moment />);
  await user.click(screen.getByRole('button', { name: 'Add Moment' }));
  expect(document.documentElement.dataset.held).toBeDefined();
  await user.keyboard('{Escape}');
  expect(document.documentElement.dataset.held).toBeUndefined();
});

test('a question gives focus to the gentle answer, and Escape is that answer', async () => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  const user = userEvent.setup();
  render(
    <Confirm
      open
      title="Are you sure?"
      text="It cannot be brought back."
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  const question = screen.getByRole('alertdialog', { name: 'Are you sure?' });
  expect(question).toHaveAccessibleDescription('It cannot be brought back.');
  expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(cancel).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
});

test('focus goes back to what asked the question', async () => {
  const user = userEvent.setup();
  function Delete() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Delete</Button>
        <Confirm
          open={open}
          title="Are you sure?"
          confirmLabel="Yes"
          cancelLabel="Keep it"
          onConfirm={close}
          onCancel={close}
        />
      </>
    );
  }
  render(<Delete />);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus());
});

test('a question answered yes is not also answered no', async () => {
  const confirm = vi.fn();
  const cancel = vi.fn();
  const user = userEvent.setup();
  render(
    <Confirm
      open
      title="Are you sure?"
      confirmLabel="Delete"
      cancelLabel="Keep it"
      onConfirm={confirm}
      onCancel={cancel}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirm).toHaveBeenCalledOnce();
  expect(cancel).not.toHaveBeenCalled();
});

test("the device's Back closes what is open", async () => {
  const watchers: { onclose: (() => void) | null; destroyed: boolean }[] = [];
  vi.stubGlobal(
    'CloseWatcher',
    class {
      onclose: (() => void) | null = null;
      destroyed = false;
      constructor() {
        watchers.push(this);
      }
      destroy() {
        this.destroyed = true;
      }
    },
  );
  const user = userEvent.setup();
  render(<Moment />);
  await user.click(screen.getByRole('button', { name: 'Add Moment' }));
  const [watcher] = watchers;
  act(() => watcher?.onclose?.());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(watcher?.destroyed).toBe(true);
  vi.unstubAllGlobals();
});

test('Back closes what is open where the browser has no CloseWatcher, and leaves the page the next time', async () => {
  history.replaceState(null, '', '/before');
  history.pushState(null, '', '/page');
  const router = vi.fn();
  addEventListener('popstate', router);
  const user = userEvent.setup();
  render(<Moment />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Add Moment' }));
    await waitFor(() => expect(history.state).toEqual({ sheet: 'above' }));
  };
  await open();
  history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(location.pathname).toBe('/page');
  await open();
  await user.keyboard('{Escape}');
  await open();
  await user.keyboard('{Escape}');
  expect(router).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(location.pathname).toBe('/before'));
  expect(router).toHaveBeenCalledOnce();
  removeEventListener('popstate', router);
});
