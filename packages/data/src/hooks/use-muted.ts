import type { Muted } from '../muted/is-muted.ts';
import { useData } from './data-context.tsx';
import { useLive } from './use-live.ts';

/** `isKnown` is false for a moment at first. Until then, and where it cannot be read, nothing is to be brought up. */
export type LiveMuted = Muted & { isKnown: boolean };

const none: Muted = { hides: () => true, hasItem: () => false };

/** What is not to be brought up. Anything of the person's past that is shown unasked has to ask it. */
export function useMuted(): LiveMuted {
  const live = useLive(({ muted }) => muted.read(), ['user_data']);
  const muted = live.status === 'ready' ? live.value : none;
  return { ...muted, isKnown: live.status !== 'loading' };
}

/** Whether one entry, moment, check-in, picture or keepsake was muted, and how to change that. Both can be undone from the toast. */
export type MuteItem = { isMuted: boolean; toggle(): Promise<void> };

export function useMuteItem(): (id: string) => MuteItem {
  const data = useData();
  const { hasItem } = useMuted();
  async function set(id: string, isMuted: boolean) {
    try {
      await data.muted.setItem(id, isMuted);
      data.notices.say(isMuted ? 'muted.done' : 'muted.undone', {
        action: { label: 'Undo', run: () => void set(id, !isMuted) },
      });
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    }
  }
  return (id) => ({ isMuted: hasItem(id), toggle: () => set(id, !hasItem(id)) });
}
