import type { Message } from './messages.ts';

/** What the page of days and dates says back. */
export const hardDayMessages = {
  'hard-day.saved': { title: 'The day is saved' },
  'hard-day.removed': {
    title: 'The day is removed',
    text: 'If it had a plan, the plan is removed too.',
  },
} as const satisfies Record<string, Message>;
