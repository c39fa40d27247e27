import { authMessages } from './auth-messages.ts';
import { companionMessages } from './companion-messages.ts';
import { hardDayMessages } from './hard-day-messages.ts';
import { hostingMessages } from './hosting-messages.ts';
import { importMessages } from './import-messages.ts';
import { journalMessages } from './journal-messages.ts';
import { mutedMessages } from './muted-messages.ts';
import { passkeyMessages } from './passkey-messages.ts';
import { portableMessages } from './portable-messages.ts';
import { syncMessages } from './sync-messages.ts';

/**
 * Every sentence the app says back, by key. Wording is fixed: change it here or nowhere. One that `stays` is shown until it is
 * closed, because what it says goes on being so.
 */
export type Message = { title: string; text?: string; tone?: 'destructive'; stays?: true };

export const messages = {
  ...authMessages,
  ...hostingMessages,
  ...passkeyMessages,

  // Store
  'store.full': {
    title: 'This device is full',
    text: 'Nothing you typed is lost: it is still on the screen. Free some space and save again, or download it.',
    tone: 'destructive',
  },
  'store.unavailable': {
    title: 'This browser is not letting us keep anything',
    text: 'It may be a private window. You can write, but save your words elsewhere before you close it.',
    tone: 'destructive',
    stays: true,
  },
  'store.copy-alone': {
    title: 'We read your words from their second copy',
    text: 'This browser no longer opens its own database. Everything is here and is kept. Please make a backup soon.',
  },
  'store.failed': {
    title: 'That could not be saved',
    text: 'Your words are still here. Please try again.',
    tone: 'destructive',
  },
  'store.changed': {
    title: 'This was changed somewhere else just now',
    text: 'Nothing is lost, and nothing was overwritten. Please look at it and try again.',
    tone: 'destructive',
  },
  'vault.unreadable': {
    title: 'This could not be opened',
    text: 'It is kept safe as it is, and everything else is untouched.',
    tone: 'destructive',
  },
  'vault.delete-unreadable': {
    title: 'Delete what cannot be opened?',
    text: 'It is deleted for good. A backup file from before may still have it.',
  },

  ...journalMessages,
  ...mutedMessages,
  ...importMessages,
  ...portableMessages,
  ...syncMessages,
  ...hardDayMessages,

  // The one who was lost
  'keepsake.too-large': {
    title: 'This file is too large to keep here',
    text: 'One file can have up to 25 MB. Nothing was changed. You can make a shorter copy of a video or a recording, and add that copy.',
    tone: 'destructive',
  },
  'keepsake.empty': {
    title: 'This file is empty',
    text: 'There is nothing in it to keep.',
    tone: 'destructive',
  },
  'keepsake.unreadable': {
    title: 'This file could not be read',
    text: 'It may have been moved or deleted. Please choose it again.',
    tone: 'destructive',
  },
  'keepsake.removed': { title: 'It is removed' },
  'someone.saved': { title: 'Saved' },
  'someone.removed': { title: 'The page is removed' },

  // Check-in
  'check-in.saved': { title: "You've checked in with how you're feeling today." },
  'check-in.moment-saved': { title: 'This moment has been saved to your Memory Garden' },
  'check-in.removed': { title: 'Check-in removed' },
  'check-in.exported': {
    title: 'Your check-ins are saved as a file',
    text: 'Whoever has the file can read it. Keep it somewhere safe.',
  },
  'check-in.taken-over': {
    title: 'Your earlier check-ins are here',
    text: 'They were found on this device, and are encrypted now.',
  },

  // Companion
  ...companionMessages,
  'companion.microphone-needed': {
    title: 'Microphone Access Needed',
    text: 'Please enable microphone access to use audio messaging features.',
    tone: 'destructive',
  },
  'companion.slow': {
    title: 'The response is taking longer than expected. Please try again.',
    text: "I'm sorry, the response is taking longer than expected. Please try again. If this persists, you might want to refresh the page.",
  },
  'companion.network': {
    title:
      "I'm having trouble connecting to my knowledge sources. Please check your internet connection and try again.",
  },
  'companion.busy': {
    title: "I'm currently handling many requests. Please try again in a moment.",
  },
  'companion.service-error': {
    title:
      "I'm sorry, there was an error connecting to the AI service. Please try again later or contact support.",
  },
  'companion.failed': {
    title: "I'm sorry, there was an error generating a response. Please try again later.",
  },
  'companion.connection-issue': {
    title: 'Connection issue',
    text: 'There was a problem connecting to the AI service. Please try again.',
    tone: 'destructive',
  },
  'companion.cleared': {
    title: 'Conversation cleared',
    text: 'Your conversation has been reset for a fresh start.',
  },
  'voice.failed': {
    title: 'Voice error',
    text: 'There was a problem with speech synthesis. Please try again.',
    tone: 'destructive',
  },
  'voice.enhanced': { title: 'Enhanced Voice enabled' },
  'voice.standard': { title: 'Standard Voice enabled' },
  'voice.female': { title: 'Female Voice Selected' },
  'voice.male': { title: 'Male Voice Selected' },
  'voice.style': { title: '{style} style selected' },
  'voice.options': { title: 'Voice Options Available' },

  // Healing path
  'path.input-needed': {
    title: 'Input needed',
    text: 'Please share your vision of healing or select a theme.',
    tone: 'destructive',
  },
  'path.not-created': {
    title: 'Error',
    text: 'There was a problem creating your healing path. Please try again.',
    tone: 'destructive',
  },
  'path.unreadable': {
    title: 'Error',
    text: 'There was a problem loading your healing path data.',
    tone: 'destructive',
  },
  'path.response-needed': {
    title: 'Response needed',
    text: 'Please share your reflections before continuing.',
    tone: 'destructive',
  },
  'path.earlier-deleted': {
    title: 'Earlier path deleted',
    text: 'What you wrote on it is deleted too.',
  },
  'path.checkpoint-not-found': { title: 'Checkpoint not found.' },

  // Rituals and moments
  'ritual.completed': {
    title: 'Ritual Completed',
    text: 'Your healing journey continues. Well done.',
  },
  'moment.saved': {
    title: 'Bookmark saved',
    text: 'Your bookmark has been added to your bookmarks',
  },
  'moment.deleted': {
    title: 'Moment deleted',
    text: 'The moment has been removed from your bookmarks',
  },
  'moment.empty': { title: 'Content cannot be empty', tone: 'destructive' },

  // Waitlist
  'waitlist.joined': {
    title: 'Thank you for joining our waitlist!',
    text: "We'll be in touch when the product opens.",
  },

  // Frame
  'feature.unreachable': {
    title: 'This part of Mooring did not load',
    text: 'Everything you have written is safe on this device, and the rest of Mooring still works.',
  },
  'feature.changed': {
    title: 'This part of Mooring did not load',
    text: 'A file that arrived does not belong to this version of Mooring. Mooring did not run it. Everything you have written is safe on this device. Mooring may have just been updated. Please try again. If you see this again, tell the people who run this address.',
  },
  'router.failed': { title: 'Unexpected Application Error' },
  'router.not-found': { title: 'Oops! Page not found' },
} as const satisfies Record<string, Message>;

export type MessageKey = keyof typeof messages;

/** The message for a key, its `{names}` filled in from `values`. */
export function say(key: MessageKey, values: Record<string, string> = {}): Message {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  const message: Message = messages[key];
  return {
    ...message,
    title: fill(message.title),
    ...(message.text === undefined ? {} : { text: fill(message.text) }),
  };
}
