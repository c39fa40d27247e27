import type { Message } from './messages.ts';

/** What is said about opening with face or finger, and about words for somebody else. */
export const passkeyMessages = {
  'passkey.made': {
    title: 'Set up',
    text: 'From now on your device can open your words.',
  },
  'passkey.removed': { title: 'Removed', text: 'It does not open your words any more.' },
  'passkey.cancelled': {
    title: 'Not opened',
    text: 'Your device did not confirm that it was you. Try again, or use your password.',
  },
  'passkey.not-made': {
    title: 'Nothing was set up',
    text: 'Your device did not confirm that it was you. Your password works as before.',
  },
  'passkey.unsupported': {
    title: 'This passkey cannot open your words',
    text: 'It cannot give Mooring a key. Choose another place for it, for example this device itself. You can delete it in your password manager.',
  },
  'passkey.exists': {
    title: 'This is set up already',
    text: 'A passkey of this device opens your words already.',
  },
  'passkey.damaged': {
    title: 'This passkey no longer opens your words',
    text: 'Use your password. Then remove the passkey in Your details and set it up again.',
    tone: 'destructive',
  },
  'passkey.failed': {
    title: 'The passkey did not work',
    text: 'Your password and your recovery phrase open your words as before.',
    tone: 'destructive',
  },
  'legacy.made': {
    title: 'The words work now',
    text: 'Put the paper where it will be found after your death.',
  },
  'legacy.removed': { title: 'Taken back', text: 'The words on the paper open nothing any more.' },
} as const satisfies Record<string, Message>;
