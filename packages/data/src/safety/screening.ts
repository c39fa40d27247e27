import type { Assessment } from './assessment.ts';
import type { ReplyFault } from './safety.ts';

export { screenText } from './screen.ts';
export const screenReply = (text: string): ReplyFault | null =>
  /\d{3}[ -]?\d{3,}/.test(text) ? 'phone-number' : null;
export const stayingReply = (_assessment: Assessment, _seed: string): string =>
  'Thank you for saying it here. Are you thinking of ending your life? Please let one person near you know tonight.';
