import { type Assessment, nothingFound } from './assessment.ts';
import { looksGrave } from './coarse.ts';
import type { ReplyFault } from './safety.ts';

export const screenText = (text: string): Assessment =>
  looksGrave(text) ? { level: 3, kinds: ['suicide'] } : nothingFound;
export const screenReply = (text: string): ReplyFault | null =>
  /\d{3}[ -]?\d{3,}/.test(text) ? 'phone-number' : null;
export const stayingReply = (_assessment: Assessment, _seed: string): string =>
  'Thank you for saying it here. Are you thinking of ending your life? Please let one person near you know tonight.';
