import { ana, createTestData } from '@mooring/data/testing';
import { renderScreen } from '@mooring/stage';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import routes from '../feature.ts';
import { confirmPhrase, visibleWords } from '../phrase/phrase-testing.ts';
import { strengthText } from './strength-text.ts';

const newPassword = 'a second lamp at sea';

async function openDialog(name: string) {
  const shown = await renderScreen({ routes, path: '/profile/details', data: createTestData() });
  await shown.user.click(await screen.findByRole('button', { name }));
  return { ...shown, dialog: within(await screen.findByRole('dialog')) };
}

test('opens with the new password after a change', async () => {
  const { user, data, dialog } = await openDialog('Change password');
  await user.type(dialog.getByLabelText('Current password'), ana.password);
  await user.type(dialog.getByLabelText('New password'), newPassword);
  await user.click(dialog.getByRole('button', { name: 'Change Password' }));
  expect(await screen.findByText('Password changed')).toBeVisible();
  await data.accounts.logOut();
  await expect(data.accounts.logIn(ana)).rejects.toThrow('auth.login-failed');
  await data.accounts.logIn({ email: ana.email, password: newPassword });
});

test.each([
  ['', newPassword, 'Current password', 'Please enter your password to continue.'],
  [
    'not this one',
    newPassword,
    'Current password',
    'That is not the right password. Please try again.',
  ],
  [ana.password, '', 'New password', /Please enter your password to continue\./],
  [
    ana.password,
    'lamp',
    'New password',
    /Use at least 12 characters, and not your name or email\./,
  ],
])('answers %o to %o at "%s"', async (current, next, label, words) => {
  const { user, data, dialog } = await openDialog('Change password');
  if (current) await user.type(dialog.getByLabelText('Current password'), current);
  if (next) await user.type(dialog.getByLabelText('New password'), next);
  await user.click(dialog.getByRole('button', { name: 'Change Password' }));
  await waitFor(() => expect(dialog.getByLabelText(label)).toHaveAccessibleDescription(words));
  expect(dialog.getByLabelText('Current password')).toHaveValue(current);
  await data.accounts.logOut();
  await data.accounts.logIn(ana);
});

test('clears the fields when the dialog is closed', async () => {
  const { user, dialog } = await openDialog('Change password');
  await user.type(dialog.getByLabelText('Current password'), ana.password);
  await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }));
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(screen.getByLabelText('Current password')).toHaveValue('');
});

test('shows a new phrase once, which opens the account and ends the reminder', async () => {
  const data = await createTestData();
  await data.records.put('settings', { phraseLater: true });
  const { user } = await renderScreen({ routes, path: '/profile/details', data });
  expect(await screen.findByText('Your recovery phrase is not written down yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Make a new recovery phrase' }));
  await user.type(screen.getByLabelText('Current password'), ana.password);
  await user.click(screen.getByRole('button', { name: 'Show me the words' }));
  const phrase = (await visibleWords()).join(' ');
  expect(screen.queryByRole('button', { name: 'Later' })).not.toBeInTheDocument();
  await confirmPhrase(user);
  expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
  await waitFor(() =>
    expect(
      screen.queryByText('Your recovery phrase is not written down yet'),
    ).not.toBeInTheDocument(),
  );
  await data.accounts.logOut();
  await data.accounts.recover({ email: ana.email, phrase, password: newPassword });
});

test('keeps the earlier phrase valid when the new one is dismissed', async () => {
  const data = await createTestData({ session: 'signed-out' });
  const { phrase } = await data.accounts.signUp(ana);
  const { user } = await renderScreen({ routes, path: '/profile/details', data });
  await user.click(await screen.findByRole('button', { name: 'Make a new recovery phrase' }));
  await user.type(screen.getByLabelText('Current password'), ana.password);
  await user.click(screen.getByRole('button', { name: 'Show me the words' }));
  await user.click(await screen.findByRole('button', { name: 'Keep my earlier words' }));
  expect(await screen.findByRole('heading', { name: 'Your details' })).toBeVisible();
  await data.accounts.logOut();
  await data.accounts.recover({ email: ana.email, phrase, password: newPassword });
});

test('rates the strength of a new password while it is typed', async () => {
  const { user, dialog } = await openDialog('Change password');
  await user.type(dialog.getByLabelText('New password'), 'password1');
  const meter = await dialog.findByRole('meter', { name: 'How hard it is to guess' });
  await waitFor(() =>
    expect(meter).toHaveAttribute('aria-valuetext', expect.stringMatching(/guess/i)),
  );
  await user.clear(dialog.getByLabelText('New password'));
  await waitFor(() => expect(dialog.queryByRole('meter')).not.toBeInTheDocument());
});

test.each([
  [
    { score: 0, enough: false, hint: 'Add words.' },
    'Too easy to guess. Try four words that do not belong together.',
  ],
  [
    { score: 2, enough: false, hint: null },
    'Could be guessed. A few words in a row make it stronger.',
  ],
  [
    { score: 2, enough: true, hint: null },
    'Good enough to be used. One more word makes it stronger.',
  ],
  [{ score: 4, enough: true, hint: null }, 'Very hard to guess.'],
] as const)('describes %j as %s', (strength, words) => {
  expect(strengthText(strength)).toBe(words);
});
