import { type Live, type StoredConversation, useLive } from '@mooring/data';

/** The conversation with this id, or the open one; live across tabs and devices. */
export const useStoredConversation = (id: string | null): Live<StoredConversation | null> =>
  useLive(
    ({ conversations }) => (id === null ? conversations.current() : conversations.get(id)),
    ['user_data'],
    id ?? '',
  );
