import type { Message } from './messages.ts';

/** What is said about who is here: signing up and in, locking, recovery, erasing. */
export const authMessages = {
  'session.inactive': {
    title: 'Logged Out',
    text: "You've been logged out due to inactivity for security purposes.",
  },
  'session.logged-out': { title: 'Logged Out', text: 'You have been logged out successfully.' },
  'session.locked': {
    title: 'Locked',
    text: 'Enter your password to open your words.',
  },
  'auth.welcome-back': { title: 'Welcome back', text: "You've been logged in successfully." },
  'auth.words-brought-in': {
    title: 'Your words are in your journal',
    text: 'Everything you wrote without logging in is here now.',
  },
  'auth.account-created': {
    title: 'Account created',
    text: 'Your account has been created successfully.',
  },
  'auth.name-required': {
    title: 'Name required',
    text: 'Please enter your name to continue.',
    tone: 'destructive',
  },
  'auth.email-required': {
    title: 'Email required',
    text: 'Please enter your email to continue.',
    tone: 'destructive',
  },
  'auth.password-required': {
    title: 'Password required',
    text: 'Please enter your password to continue.',
    tone: 'destructive',
  },
  'auth.password-weak': {
    title: 'This password is easy to guess',
    text: 'Four words that do not belong together work well. Use at least 12 characters, and not your name or email.',
    tone: 'destructive',
  },
  'auth.login-failed': {
    title: 'Login failed',
    text: 'Invalid email or password. Please try again.',
    tone: 'destructive',
  },
  'auth.sign-up-failed': {
    title: 'Sign up failed',
    text: 'There was an error creating your account. Please try again.',
    tone: 'destructive',
  },
  'auth.failed': {
    title: 'Authentication error',
    text: 'An unexpected error occurred. Please try again later.',
    tone: 'destructive',
  },
  'auth.password-wrong': { title: 'That is not the right password. Please try again.' },
  'auth.password-changed': {
    title: 'Password changed',
    text: 'Use the new password from now on. Your recovery phrase still works.',
  },
  'auth.email-malformed': {
    title: 'Check the email. It should look like name@example.com',
  },
  'auth.phrase-count': { title: 'There should be 24 words; you have {count}.' },
  'auth.phrase-unknown': {
    title: 'Word {number} is not one of the words that Mooring uses. Please check its spelling.',
  },
  'auth.phrase-unsure': {
    title: 'These are not the right words. Please check word {number}.',
  },
  'session.erased': {
    title: 'Everything was erased',
    text: 'There is nothing left on this page. Load it again to start fresh.',
  },
  'erase.failed': {
    title: 'Not everything could be erased',
    text: 'Something is left here, and your password may still open it. Please close the other tabs of this app and erase again.',
    tone: 'destructive',
  },
  'reminder.write': {
    title: 'A quiet page is here',
    text: 'If you would like to write a little today.',
  },
  'auth.phrase-wrong': {
    title: 'These are not the right words',
    text: 'Check the 24 words and their order. Nothing has been changed.',
    tone: 'destructive',
  },
  'account.damaged': {
    title: 'This account could not be read',
    text: 'Its record on this device is damaged. Your entries are untouched. Your recovery phrase may still open them.',
    tone: 'destructive',
  },
  'profile.updated': {
    title: 'Profile Updated',
    text: 'Your profile information has been updated successfully.',
  },
  'subscription.granted': {
    title: 'Access Granted',
    text: 'You now have full access to all features.',
  },
  'journey.confirm': {
    title: 'Are you sure you want to start a new journey? This will reset your progress.',
  },
} as const satisfies Record<string, Message>;
