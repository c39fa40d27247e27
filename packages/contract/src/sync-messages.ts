import type { Message } from './messages.ts';

/** What is said about bringing words to the person's other devices. */
export const syncMessages = {
  'sync.offline': {
    title: 'Offline',
    text: 'Everything is kept on this device. It is sent when there is a connection again.',
  },
  'sync.busy': {
    title: 'The service is busy',
    text: 'Everything is kept on this device and tried again in a while.',
  },
  'sync.endless': {
    title: 'The service does not end',
    text: 'Everything is kept on this device and tried again in a while.',
  },
  'sync.sign-in': {
    title: 'Log in again to sync',
    text: 'The service asks for your password again. Everything is kept on this device.',
  },
  'sync.full': {
    title: 'Your space on the service is full',
    text: 'This is kept on this device. Deleting a recording you no longer need makes room.',
  },
  'sync.too-large': {
    title: 'This is too large for the service',
    text: 'It is kept on this device. A shorter text, or two of them, can be sent.',
  },
  'sync.many-removals': {
    title: 'Much was removed on another device',
    text: 'It is still here. Your profile asks what to do.',
  },
  'sync.refused': {
    title: 'The service did not take this',
    text: 'It is kept on this device, and you can try again.',
  },
  'version.used': {
    title: 'The earlier version is back',
    text: 'The one that was here until now is kept in its place.',
  },
  'version.removed': { title: 'Earlier version removed', text: 'It is gone from this device.' },
} as const satisfies Record<string, Message>;
