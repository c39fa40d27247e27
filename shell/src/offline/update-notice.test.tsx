import { paths } from '@mooring/contract';
import { Outlet } from '@mooring/contract/router';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { UpdateNotice } from './update-notice.tsx';
import { createUpdates } from './updates.ts';
import { useUpdate } from './use-update.ts';

async function open(path: string, data: TestData | Promise<TestData> = createTestData()) {
  const reload = vi.fn();
  const updates = createUpdates(reload);
  function Shown() {
    const update = useUpdate(updates);
    return (
      <main>
        {update && <UpdateNotice {...update} />}
        <Outlet />
      </main>
    );
  }
  const elsewhere = [paths.library, paths.write, paths.safety].map(({ pattern }) => ({
    path: pattern,
    element: <p>{pattern}</p>,
  }));
  const form = (
    <form>
      <label>
        Notes <textarea />
      </label>
    </form>
  );
  const routes = [
    {
      Component: Shown,
      children: [...elsewhere, { path: paths.emotions.pattern, element: form }],
    },
  ];
  const shown = await renderScreen({ routes, path, data, bare: true });
  act(() => updates.onWorkerWaiting({ postMessage: () => {} }));
  return { ...shown, updates, reload };
}

const title = () => screen.queryByText('A newer version is ready');

test('on a page without input the update is applied at once, and nothing can be typed meanwhile', async () => {
  const { user, updates, reload } = await open('/library');
  await user.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(document.body.inert).toBe(true);
  act(updates.onControllerChange);
  expect(reload).toHaveBeenCalledOnce();
});

test('on a page with a form the words stay, and the update comes with the next page', async () => {
  const { user, updates, reload } = await open('/emotions');
  await user.type(screen.getByLabelText('Notes'), 'Rain');
  await user.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(screen.getByText(/comes with the next page you open/)).toBeVisible();
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(screen.getByLabelText('Notes')).toHaveValue('Rain');
  expect(updates.state()).toBe('next-page');
  expect(reload).not.toHaveBeenCalled();
});

test.for(['/write', '/safety'])('nothing is said on %s', async (path) => {
  await open(path);
  expect(title()).not.toBeInTheDocument();
});

test('“Later” hides the update', async () => {
  const { user } = await open('/library');
  await user.click(screen.getByRole('button', { name: 'Later' }));
  expect(title()).not.toBeInTheDocument();
});

test('a person whose key is in memory only is told that the password will be asked for', async () => {
  const data = await createTestData();
  await data.accounts.setStay('ask');
  await open('/library', data);
  expect(screen.getByText(/your password opens them again/)).toBeVisible();
});
