import { useDraft } from '@mooring/data';

export type ReflectionDraft = {
  /** Undefined while it is being opened, null when there is none. */
  text: string | null | undefined;
  keep(text: string): void;
  drop(): Promise<void>;
};

/** Words typed at a checkpoint and not yet continued with, kept so that closing the page does not lose them. */
export function useReflectionDraft(id: number, saved: string): ReflectionDraft {
  const draft = useDraft(draftKey(id), { worthKeeping: ({ content }) => content !== saved });
  return {
    text: draft.found === undefined ? undefined : (draft.found?.content ?? null),
    keep: (content) => draft.change({ title: '', content, tags: [] }),
    drop: draft.drop,
  };
}

export function draftKey(checkpoint: number): string {
  return `checkpoint-${checkpoint}`;
}
