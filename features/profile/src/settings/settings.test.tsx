import { createTestData, type TestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { catchDownloads } from '../export/export-testing.ts';
import routes from '../feature.ts';
import { fakeNotifications } from './notification-testing.ts';
import type { Allowed } from './use-notifications.ts';

let restore = () => {};
const browser = (allowed: Allowed, answer?: NotificationPermission) => {
  const standIn = fakeNotifications(allowed, answer);
  restore = standIn.restore;
  return standIn.asked;
};
afterEach(() => {
  restore();
  localStorage.clear();
});

async function openPrivacy(data: TestData | Promise<TestData> = createTestData()) {
  const shown = await renderScreen({ routes, path: '/profile/privacy', data });
  const privacy = await screen.findByRole('switch', { name: 'Keep journal entries private' });
  return { ...shown, privacy };
}
async function openReminders(data: TestData | Promise<TestData> = createTestData()) {
  const shown = await renderScreen({ routes, path: '/profile/reminders', data });
  const reminders = await screen.findByRole('switch', { name: 'Daily writing reminders' });
  return { ...shown, reminders };
}
const settingsOf = (data: TestData) => data.records.get('settings');
const withReminder = async (at: string, session: 'open' | 'visitor' = 'open') => {
  const data = await createTestData({ session });
  await data.records.put('settings', { reminderAt: at, streakHidden: true });
  return data;
};

test('describes the privacy switch and saves it with the other settings', async () => {
  const data = await createTestData();
  await data.records.put('settings', { streakHidden: true });
  const { user, privacy } = await openPrivacy(data);
  expect(privacy).not.toBeChecked();
  expect(privacy).toHaveAccessibleDescription(/Locks Mooring after 5 minutes in the background/);
  expect(privacy).toHaveAccessibleDescription(
    /hides the titles in your journal list until you tap/,
  );
  await user.click(privacy);
  await waitFor(() => expect(privacy).toBeChecked());
  expect(await settingsOf(data)).toEqual({ streakHidden: true, keepPrivate: true });
  await user.click(privacy);
  await waitFor(() => expect(privacy).not.toBeChecked());
  expect(await settingsOf(data)).toEqual({ streakHidden: true, keepPrivate: false });
});

test('explains to a visitor that only titles are hidden', async () => {
  const { privacy } = await openPrivacy(createTestData({ session: 'visitor' }));
  expect(privacy).toHaveAccessibleDescription(/Hides the titles/);
  expect(privacy).toHaveAccessibleDescription(/no password to lock with/);
  expect(privacy).not.toHaveAccessibleDescription(/5 minutes/);
});

test('reports a switch that was not saved and reverts it', async () => {
  const data = await createTestData();
  const { user, privacy } = await openPrivacy(data);
  data.failNextWrite('store.full');
  await user.click(privacy);
  expect(await screen.findByText('This device is full')).toBeVisible();
  expect(privacy).not.toBeChecked();
});

test('turns reminders on for eight in the evening and off again', async () => {
  const { user, data, reminders } = await openReminders();
  expect(screen.queryByLabelText('Time')).toBeNull();
  await user.click(reminders);
  expect(await screen.findByLabelText('Time')).toHaveValue('20:00');
  expect(await settingsOf(data)).toEqual({ reminderAt: '20:00' });
  await user.click(reminders);
  await waitFor(() => expect(screen.queryByLabelText('Time')).toBeNull());
  expect(await settingsOf(data)).toEqual({ reminderAt: null });
});

test('saves another time and reverts a half-typed one', async () => {
  const { data } = await openReminders(withReminder('20:00'));
  const time = await screen.findByLabelText('Time');
  fireEvent.change(time, { target: { value: '07:30' } });
  await waitFor(async () => expect((await settingsOf(data))?.reminderAt).toBe('07:30'));
  fireEvent.change(time, { target: { value: '' } });
  expect(time).toHaveValue('');
  fireEvent.blur(time);
  await waitFor(() => expect(time).toHaveValue('07:30'));
  expect(await settingsOf(data)).toEqual({ reminderAt: '07:30', streakHidden: true });
});

test.each([
  ['allows it', 'granted', /it comes as a notification/],
  ['does not', 'denied', /switched off for this page, and that is fine/],
] as const)(
  'asks the browser for notifications only on the button; the person %s',
  async (_, answer, words) => {
    const asked = browser('default', answer);
    const { user } = await openReminders(withReminder('20:00'));
    const allow = await screen.findByRole('button', { name: 'Allow notifications' });
    expect(asked.times).toBe(0);
    await user.click(allow);
    expect(await screen.findByText(words)).toBeVisible();
    expect(asked.times).toBe(1);
    expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
  },
);

test.each([
  ['granted', /it comes as a notification/],
  ['denied', /switched off for this page/],
  ['unsupported', /shows no notifications/],
] as const)('offers no question where notifications are %s', async (allowed, words) => {
  browser(allowed);
  await openReminders(withReminder('20:00'));
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Allow notifications' })).toBeNull();
});

test('downloads the reminder as a calendar file for a visitor', async () => {
  const { files, release } = catchDownloads();
  restore = release;
  const { user } = await openReminders(withReminder('22:15', 'visitor'));
  await user.click(await screen.findByRole('button', { name: 'Add it to my calendar' }));
  expect(files.map(({ name }) => name)).toEqual(['a-quiet-page.ics']);
  expect(files[0]?.blob.type).toBe('text/calendar;charset=utf-8');
  expect(await files[0]?.blob.text()).toContain('\r\nDTSTART:20261120T221500\r\n');
});

test.each(['/profile/privacy', '/profile/reminders', '/profile/details', '/profile/erase'])(
  '%s leads somebody who is signed out to the profile, and shows no setting',
  async (path) => {
    const data = createTestData({ session: 'signed-out' });
    const { where } = await renderScreen({ routes, path, data });
    await screen.findByText('You are not signed in');
    expect(where()).toBe('/profile');
    expect(screen.queryByRole('switch')).toBeNull();
  },
);

test('the count of days of writing can be switched off, and on again', async () => {
  const { user, data } = await openPrivacy();
  const counted = screen.getByRole('switch', { name: 'Count my days of writing' });
  expect(counted).toBeChecked();
  await user.click(counted);
  await waitFor(async () => expect(await settingsOf(data)).toMatchObject({ streakHidden: true }));
});
