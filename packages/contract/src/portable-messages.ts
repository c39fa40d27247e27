import type { Message } from './messages.ts';

/** What taking words along and bringing them back says: exports, backups, restoring. */
export const portableMessages = {
  'export.started': {
    title: 'Export Started',
    text: 'Your journal is being exported in {format} format.',
  },
  'export.failed': {
    title: 'The file could not be made',
    text: 'Your journal is untouched. Please try again, or choose another format.',
    tone: 'destructive',
  },
  'backup.failed': {
    title: 'The backup could not be made',
    text: 'Everything here is untouched. Please try again.',
    tone: 'destructive',
  },
  'backup.not-a-backup': {
    title: 'This file is not a Mooring backup',
    text: 'Nothing has been changed. A backup has a name that begins with mooring-backup.',
    tone: 'destructive',
  },
  'backup.newer': {
    title: 'This backup was made by a newer Mooring',
    text: 'Nothing has been changed. Load the newest Mooring in this browser, then choose the file again.',
    tone: 'destructive',
  },
  'backup.damaged': {
    title: 'This backup is damaged',
    text: 'Part of the file is missing or has been changed, so nothing was taken from it. What is here is untouched.',
    tone: 'destructive',
  },
  'backup.too-large': {
    title: 'This file is too large to be read here',
    text: 'Nothing has been changed.',
    tone: 'destructive',
  },
  'backup.passphrase-wrong': {
    title: 'That is not the right passphrase',
    text: 'Please check it and try again. Nothing has been changed.',
    tone: 'destructive',
  },
  'backup.device-full': {
    title: 'This device is full',
    text: 'What was here before is untouched. Free some space and restore the same file again: it goes on where it stopped.',
    tone: 'destructive',
  },
  'backup.not-restored': {
    title: 'The backup was not fully restored',
    text: 'What was here before is untouched. Restore the same file again: it goes on where it stopped.',
    tone: 'destructive',
  },
} as const satisfies Record<string, Message>;
