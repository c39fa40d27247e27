import { useData, useSettled } from '@mooring/data';
import { useEffect, useState } from 'react';

export type ReflectionDraft = {
  /** Undefined while it is being opened, null when there is none. */
  text: string | null | undefined;
  keep(text: string): void;
  drop(): Promise<void>;
};

/** Words typed at a checkpoint and not yet continued with, kept so that closing the page does not lose them. */
export function useReflectionDraft(id: number): ReflectionDraft {
  const data = useData();
  const key = draftKey(id);
  const [text, setText] = useState<string | null>();

  const settled = useSettled((content: string) => {
    // Quietly: the words are on the screen, and 'Continue' says so if they cannot be kept.
    data.drafts.keep(key, { title: '', content, tags: [] }).catch(() => undefined);
  });

  useEffect(() => {
    let here = true;
    data.drafts.get(key).then(
      (found) => here && setText(found?.content ?? null),
      () => here && setText(null),
    );
    return () => {
      here = false;
    };
  }, [data, key]);

  return {
    text,
    keep: settled.soon,
    async drop() {
      settled.forget();
      await data.drafts.drop(key);
    },
  };
}

export function draftKey(checkpoint: number): string {
  return `checkpoint-${checkpoint}`;
}
