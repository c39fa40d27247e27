import type { Message } from './messages.ts';

/** What is said about the hosted service: reaching it, signing in to it, moving there and back. */
export const hostingMessages = {
  'hosting.unreachable': {
    title: 'The server cannot be reached',
    text: 'Nothing is lost. Please try again in a little while.',
    tone: 'destructive',
  },
  'hosting.confirm-email': {
    title: 'We have sent you an email',
    text: 'Please open the link in it. Until then your words stay on this device, and everything works.',
  },
  'hosting.needs-connection': {
    title: 'This needs the server',
    text: 'Nothing has been changed. Please try again when you are online.',
    tone: 'destructive',
  },
  'hosting.password-unsure': {
    title: 'This device does not know yet whether your password has changed',
    text: 'Go online and try again, or use the one you had before.',
    tone: 'destructive',
  },
  'hosting.no-keys': {
    title: 'The keys to this account are still on another device',
    text: 'Open your journal there once while it is online. Then it opens here too.',
    tone: 'destructive',
  },
  'hosting.other-keys': {
    title: 'The server keeps another journal under this email',
    text: 'What you wrote here stays on this device and is untouched.',
    tone: 'destructive',
  },
  'hosting.code-sent': {
    title: 'We have sent you a code',
    text: 'Look for our email, and type the code in it here.',
  },
  'hosting.too-soon': {
    title: 'We have sent you an email already',
    text: 'Please look for it, or try again in a minute.',
    tone: 'destructive',
  },
  'hosting.code-wrong': {
    title: 'This code does not work',
    text: 'It may have run out. You can ask for a new one.',
    tone: 'destructive',
  },
  'hosting.one-more-code': {
    title: 'One more code, please',
    text: 'We sent a code to both addresses. Type the code from the other one now.',
  },
  'hosting.signed-in': {
    title: 'Signed in again',
    text: 'Your words are sent to the server again, encrypted as before.',
  },
  'hosting.moved': {
    title: 'An encrypted copy is on the server now',
    text: 'You can open your journal on another device with the same email and password.',
  },
  'hosting.left': {
    title: 'Your words are on this device only',
    text: 'From now on nothing is sent to the server.',
  },
} as const satisfies Record<string, Message>;
