import { type Live, type StoredConversation, useLive } from '@mooring/data';

/** The conversation of that id, or the one that is going on; live, whichever tab or device changes it. */
export const useKeptConversation = (id: string | null): Live<StoredConversation | null> =>
  useLive(
    ({ conversations }) => (id === null ? conversations.current() : conversations.get(id)),
    ['user_data'],
    id ?? '',
  );
