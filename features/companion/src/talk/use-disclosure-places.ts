import { type ConversationMessage, useNow } from '@mooring/data';
import { type DisclosurePlaces, disclosurePlaces } from './disclosure-places.ts';

/** Where the disclosure is repeated; live while the page is open. */
export const useDisclosurePlaces = (messages: readonly ConversationMessage[]): DisclosurePlaces =>
  disclosurePlaces(messages, useNow());
