import { paths } from '@mooring/contract';
import { useNavigate, useStepParam } from '@mooring/contract/router';
import { type Checkpoint, type HealingPath, useData } from '@mooring/data';
import { useRef, useState } from 'react';
import { withResponse } from '../path/progress.ts';
import { useReflectionDraft } from './use-reflection-draft.ts';

export type CheckpointFlow = {
  /** 1 to write, 2 to look back, 3 when it is complete. */
  step: number;
  /** Null while earlier words are being opened. */
  response: string | null;
  busy: boolean;
  isLast: boolean;
  write(response: string): void;
  next(): Promise<void>;
  back(): void;
  leave(): void;
};

/** Walks through one checkpoint. Every step forward keeps the reflection; a failure keeps the words on the screen. */
export function useCheckpoint(path: HealingPath, checkpoint: Checkpoint): CheckpointFlow {
  const data = useData();
  const navigate = useNavigate();
  const { asked, go } = useStepParam(3);
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const saved = path.responses[String(checkpoint.id)] ?? '';
  const draft = useReflectionDraft(checkpoint.id, saved);
  const response = typed ?? (draft.text === undefined ? null : (draft.text ?? saved));
  const latest = useRef(response);
  latest.current = response;
  // The later steps show the stored reflection; without one there is only the first step.
  const kept = path.responses[String(checkpoint.id)] !== undefined || response?.trim();
  const step = kept ? (asked ?? 1) : 1;
  const nextId = checkpoint.id + 1;
  const isLast = nextId > path.customPath.length;

  async function next() {
    if (busy || response === null) return;
    if (response.trim() === '') {
      data.notices.say('path.response-needed');
      return;
    }
    data.notices.withdraw('path.response-needed');
    setBusy(true);
    void data.safety.screenAndRaise(response);
    try {
      // Applied to the stored path, because another tab may have gone further.
      await data.records.change('healing-path', (latest) =>
        withResponse(latest ?? path, checkpoint.id, response),
      );
      // Text typed while the save was running was not saved, so it stays a draft.
      if (latest.current === response) await draft.drop();
      setTyped((now) => now ?? response);
      go(step + 1, step);
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return {
    step,
    response,
    busy,
    isLast,
    write(text) {
      setTyped(text);
      if (text.trim() !== '') data.notices.withdraw('path.response-needed');
      draft.keep(text);
    },
    next,
    back: () => go(1, step),
    leave: () =>
      void navigate(
        isLast ? paths.healingPathOverview.to() : paths.checkpoint.to({ id: String(nextId) }),
      ),
  };
}
