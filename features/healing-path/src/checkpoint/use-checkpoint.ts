import { paths } from '@mooring/contract';
import { useNavigate } from '@mooring/contract/router';
import { type Checkpoint, type HealingPath, useData } from '@mooring/data';
import { useState } from 'react';
import { withResponse } from '../path/progress.ts';
import { useReflectionDraft } from './use-reflection-draft.ts';

export type CheckpointFlow = {
  /** 1 to write, 2 to look back, 3 when it is complete. */
  step: 1 | 2 | 3;
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
  const [step, setStep] = useState<1 | 2 | 3>(1);
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const draft = useReflectionDraft(checkpoint.id);
  const earlier = draft.text ?? path.responses[String(checkpoint.id)] ?? '';
  const response = typed ?? (draft.text === undefined ? null : earlier);
  const nextId = checkpoint.id + 1;
  const isLast = nextId > path.customPath.length;

  async function next() {
    if (busy || response === null) return;
    if (response.trim() === '') {
      data.notices.say('path.response-needed');
      return;
    }
    setBusy(true);
    try {
      // Read again before writing: another tab may have gone further.
      const latest = (await data.records.get('healing-path')) ?? path;
      await data.records.put('healing-path', withResponse(latest, checkpoint.id, response));
      await draft.drop();
      setTyped(response);
      setStep(step === 1 ? 2 : 3);
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
      draft.keep(text);
    },
    next,
    back: () => setStep(1),
    leave: () =>
      void navigate(
        isLast ? paths.healingPathOverview.to() : paths.checkpoint.to({ id: String(nextId) }),
      ),
  };
}
