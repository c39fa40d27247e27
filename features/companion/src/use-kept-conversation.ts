import { type KeptConversation, type Live, useLive } from '@mooring/data';

/** The conversation of that id, or the one that is going on; live, whichever tab or device changes it. */
export const useKeptConversation = (id: string | null): Live<KeptConversation | null> =>
  useLive(
    ({ conversations }) => (id === null ? conversations.current() : conversations.get(id)),
    ['user_data'],
    id ?? '',
  );
