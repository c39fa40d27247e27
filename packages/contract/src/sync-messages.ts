import type { Message } from './messages.ts';

/** What is said about bringing words to the person's other devices. */
export const syncMessages = {
  'sync.offline': {
    title: 'Offline',
    text: 'Everything is kept on this device. It is sent when there is a connection again.',
  },
  'sync.busy': {
    title: 'The server is busy',
    text: 'Everything is kept on this device. Mooring tries again later.',
  },
  'sync.endless': {
    title: 'Sync stopped because the server sent data without end',
    text: 'Everything is kept on this device. Mooring tries again later.',
  },
  'sync.sign-in': {
    title: 'Log in again to sync',
    text: 'The server asks for your password again. Everything is kept on this device.',
  },
  'sync.full': {
    title: 'Your space on the server is full',
    text: 'This is kept on this device. To make room, delete a recording you no longer need.',
  },
  'sync.too-large': {
    title: 'This is too large for the server',
    text: 'It is kept on this device. To send it, make it shorter, or split it in two.',
  },
  'sync.many-removals': {
    title: 'Many things were removed on another device',
    text: 'They are still here. Open your profile to say what to do.',
  },
  'sync.refused': {
    title: 'The server did not take this',
    text: 'It is kept on this device, and you can try again.',
  },
  'held.kept': {
    title: 'Kept in your journal',
    text: 'What you had before stands beside it, unchanged.',
  },
  'version.used': {
    title: 'The earlier version is back',
    text: 'The version that was here until now is kept as the earlier one.',
  },
  'version.removed': { title: 'Earlier version removed', text: 'It is gone from this device.' },
} as const satisfies Record<string, Message>;
