/** What the screens of password say. */

// change-password-dialog.tsx
export const changeYourPassword = 'Change your password';
export const yourRecoveryPhrase =
  'Your recovery phrase goes on working, and nothing you wrote is touched.';
export const changePassword = 'Change Password';
export const newPassword = 'New password';

// new-password-field.tsx
export const atLeast12Characters = 'At least 12 characters. A few words in a row work well.';
export const howHardItIsToGuess = 'How hard it is to guess';

// password-dialog.tsx
export const leaveItAsItIs = 'Leave it as it is';
export const currentPassword = 'Current password';
