import { type ConversationMessage, useNow } from '@mooring/data';
import { type Honesty, honestyIn } from './honesty.ts';

/** Where it is said again what this is; live while the page is open. */
export const useHonesty = (messages: readonly ConversationMessage[]): Honesty =>
  honestyIn(messages, useNow());
