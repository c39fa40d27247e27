import { useState } from 'react';
import type { MomentSource } from '../repositories/moments.ts';
import { useData } from './data-context.tsx';
import { useLive } from './use-live.ts';
import { useQuietDay } from './use-quiet-day.ts';

export type Plant = {
  /** 'unknown' until it is known whether it stands; 'hidden' on a quiet day, which has no garden. */
  status: 'unknown' | 'hidden' | 'offered' | 'planted';
  busy: boolean;
  plant(): Promise<void>;
};

type Seed = { content: string; source: MomentSource; sourceId: string };

/** A plant in the garden for something that was done. Each source is planted once. */
export function usePlant(seed: Seed): Plant {
  const data = useData();
  const quiet = useQuietDay().status;
  const [busy, setBusy] = useState(false);
  const moments = useLive((all) => all.moments.list(), ['saved_moments']);
  const isThere =
    moments.status === 'ready' &&
    moments.value.items.some(({ sourceId }) => sourceId === seed.sourceId);

  async function plant() {
    if (busy || isThere) return;
    setBusy(true);
    try {
      await data.moments.add(seed);
    } catch (error) {
      data.notices.fail(error, 'store.failed');
    } finally {
      setBusy(false);
    }
  }

  return { status: statusOf(moments.status, quiet, isThere), busy, plant };
}

function statusOf(moments: string, quiet: string, isThere: boolean): Plant['status'] {
  if (quiet === 'yes') return 'hidden';
  if (moments !== 'ready' || quiet === 'unknown') return 'unknown';
  return isThere ? 'planted' : 'offered';
}
