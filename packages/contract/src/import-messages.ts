import type { Message } from './messages.ts';

/** What bringing words from elsewhere says. A sentence about one file stands beside the file's name. */
export const importMessages = {
  'import.failed': {
    title: 'Nothing was imported',
    text: 'What was here before is untouched. Please try again.',
    tone: 'destructive',
  },
  'import.too-many': {
    title: 'These are too many entries for one import',
    text: 'Nothing has been changed. Please choose fewer files at a time.',
    tone: 'destructive',
  },
  'import.not-text': { title: 'This file holds no text that can be read.', tone: 'destructive' },
  'import.broken': {
    title: 'This is damaged, or not what its name says.',
    tone: 'destructive',
  },
  'import.other-json': {
    title: 'This file is neither a Day One journal nor a Mooring backup.',
    tone: 'destructive',
  },
  'import.too-large': { title: 'This is too large to be read here.', tone: 'destructive' },
  'import.unsafe': {
    title: 'The name of this file points outside its folder, so it was not read.',
    tone: 'destructive',
  },
  'import.bad-date': {
    title: 'The date in it could not be read. The date of the file is used.',
    tone: 'destructive',
  },
  'import.sound-unreadable': {
    title: 'Its recording could not be read. Its words come without it.',
    tone: 'destructive',
  },
} as const satisfies Record<string, Message>;
