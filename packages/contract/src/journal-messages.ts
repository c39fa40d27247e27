import type { Message } from './messages.ts';

/** What the journal says back: entries, their recordings, letters, and one's own prompts. */
export const journalMessages = {
  'entry.delete-confirm': { title: 'Are you sure you want to delete this entry?' },
  'entry.deleted': { title: 'Entry deleted', text: 'It is gone from this device.' },
  'entry.not-saved': {
    title: 'Your entry is not saved yet',
    text: 'Your words are still here. Try again, or download them.',
    tone: 'destructive',
  },
  'entry.unreadable': {
    title: 'This entry could not be opened',
    text: 'It is kept safe as it is, and your other entries are untouched.',
    tone: 'destructive',
  },
  'entry.both-kept': {
    title: 'Both versions are kept',
    text: 'This entry was changed in another tab or on another device. Your version stands beside it in your journal.',
  },
  'entry.kept-again': {
    title: 'Your entry is kept',
    text: 'It had been deleted in another tab. Your words are in your journal again.',
  },
  'entry.deleted-elsewhere': {
    title: 'This entry is no longer here',
    text: 'It was deleted in another tab.',
  },
  'entry.changed-elsewhere': {
    title: 'This entry is not deleted',
    text: 'It was changed in another tab or on another device just now. Please look at it once more.',
  },
  'letter.kept': { title: 'Your letter is kept', text: 'You can change it at any time.' },
  'letter.sealed': {
    title: 'Your letter is sealed until {day}',
    text: 'Mooring does not show it before that day.',
  },
  'letter.not-kept': {
    title: 'Your letter is not kept yet',
    text: 'Your words are still here. Try again, or download them.',
    tone: 'destructive',
  },
  'letter.not-burned': {
    title: 'The letter is not burned yet',
    text: 'It is still here. Please try again.',
    tone: 'destructive',
  },
  'letter.both-kept': {
    title: 'Both versions are kept',
    text: 'This letter was changed in another tab. Your version is a letter of its own.',
  },
  'prompt.removed': { title: 'The prompt is removed' },
  'recording.unreadable': {
    title: 'This recording could not be opened',
    text: 'It is kept safe as it is, and the rest of the entry is untouched.',
    tone: 'destructive',
  },
  'recording.cut-off': {
    title:
      'You were recording when this page closed. What you said is back, up to its last few seconds.',
  },
  'recorder.microphone-denied': {
    title: 'Unable to access the microphone. Please check your browser permissions.',
    tone: 'destructive',
  },
} as const satisfies Record<string, Message>;
