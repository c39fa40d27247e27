import { type Live, type OwnPrompt, type Stored, useData, useLive } from '@mooring/data';
import { useRef, useState } from 'react';
import { inOrder, placesAfterMove } from './own-order.ts';

export type OwnPrompts = { items: Stored<OwnPrompt>[]; unreadable: number };

/** One's own prompts, in their order. */
export function useOwnPrompts(): Live<OwnPrompts> {
  return useLive(
    async ({ prompts }) => {
      const { items, unreadable } = await prompts.list();
      return { items: inOrder(items), unreadable: unreadable.length };
    },
    ['user_data'],
  );
}

/** What was moved last: its button gets the focus back, and its new place is said. */
export type Moved = { id: string; by: -1 | 1; said: string };

/** What can be done with the prompts of the list. */
export function useOwnPromptActions(items: readonly OwnPrompt[]) {
  const data = useData();
  const [moved, setMoved] = useState<Moved | null>(null);
  const busy = useRef(false);

  return {
    moved,
    async move(id: string, by: -1 | 1) {
      const places = placesAfterMove(items, id, by);
      if (busy.current || places.length === 0) return;
      busy.current = true;
      try {
        for (const { id: one, place } of places) {
          await data.prompts.change(one, (before) => ({ ...before, place }));
        }
        const place = items.findIndex((one) => one.id === id) + by + 1;
        setMoved({ id, by, said: `It is now number ${place} of ${items.length}.` });
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      } finally {
        busy.current = false;
      }
    },
    /** Removes it and what was typed for it, with a way to take that back. */
    async remove(prompt: OwnPrompt) {
      const draftKey = `prompt:${prompt.id}` as const;
      try {
        const begun = await data.drafts.get(draftKey).catch(() => null);
        await data.prompts.remove(prompt.id);
        await data.drafts.drop(draftKey).catch(() => undefined);
        const undo = async () => {
          try {
            await data.prompts.put(prompt);
            if (begun) await data.drafts.keep(draftKey, begun);
          } catch (error) {
            data.notices.fail(error, 'store.failed');
          }
        };
        data.notices.say('prompt.removed', { action: { label: 'Undo', run: () => void undo() } });
      } catch (error) {
        data.notices.fail(error, 'store.failed');
      }
    },
  };
}

export type OwnPromptActions = ReturnType<typeof useOwnPromptActions>;
