/** For the tests of the reminder. */
import { paths } from '@mooring/contract';
import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { vi } from 'vitest';
import { Frame } from './frame.tsx';
import { advance } from './frame-testing.ts';

export const routes = [
  {
    Component: Frame,
    children: [
      { path: paths.journal.pattern, element: <h1>Journal</h1> },
      { path: paths.write.pattern, element: <h1>Write</h1> },
      { path: paths.safety.pattern, element: <h1>Right now</h1> },
    ],
  },
];
export const words = 'If you would like to write a little today.';
export const said = (data: TestData) => data.notices.store.getState().length;
export const minute = 60_000;

type Options = { path?: string; session?: 'visitor' | 'open'; now?: string };
/** Opens a page with a reminder at eight in the evening. */
export async function openAt(
  options: Options = {},
  prepare: (data: TestData) => Promise<unknown> = async () => {},
) {
  const { path = '/journal', session = 'open', now = '2026-11-20T19:58:00' } = options;
  const data = await createTestData({ now, session });
  await data.records.put('settings', { reminderAt: '20:00' });
  await prepare(data);
  const shown = await renderScreen({ routes, path, data, bare: true });
  await advance(data, 10);
  return shown;
}

/** A fake of a browser's notifications. */
export function stubNotifications(permission: NotificationPermission, works = true) {
  const made: { title: string; body?: string; onclick?: () => void; close(): void }[] = [];
  function Shown(title: string, options: NotificationOptions) {
    if (!works) throw new TypeError('Illegal constructor');
    const notification = { title, ...options, close: vi.fn() };
    made.push(notification);
    return notification;
  }
  vi.stubGlobal('Notification', Object.assign(Shown, { permission }));
  return made;
}
