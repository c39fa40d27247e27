import { keyOf, type MessageKey } from '@mooring/contract';
import { useLocation, useSearchParams } from '@mooring/contract/router';
import { type CheckIn, type Emotion, useData, useLive } from '@mooring/data';
import { useState } from 'react';
import { alsoFeeling } from './also-feeling.ts';
import { broughtWords } from './brought-words.ts';
import { type Came, cameWith } from './came.ts';
import { useChosenEmotions } from './use-chosen-emotions.ts';

/** The intensity the specification gives the check-in that Begin adds. */
const beginIntensity = 3;

/** The check-in a conversation began with, by its id in the address: it outlives a reload and says nothing by itself. */
const beganWith = 'check-in';

export type ChooseStep = {
  step: 'choose';
  chosen: readonly Emotion[];
  choose(emotions: Emotion[]): void;
  /** Words from another page are waiting for the next step. */
  brought: boolean;
  busy: boolean;
  failed: MessageKey | null;
  begin(): Promise<void>;
  beginUnsaved(): void;
};

export type Companion =
  | { step: 'opening' }
  | { step: 'unreadable'; key: MessageKey; retry(): void }
  | ChooseStep
  | { step: 'greeting'; came: Came; brought: string; startAgain(): void };

export function useCompanion(): Companion {
  const data = useData();
  const { state } = useLocation();
  const [search, setSearch] = useSearchParams();
  const { chosen, choose, clear } = useChosenEmotions();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<MessageKey | null>(null);
  const [begun, setBegun] = useState<CheckIn | null>(null);
  const [unsaved, setUnsaved] = useState<Came | null>(null);
  const id = search.get(beganWith);
  const found = useLive(
    async ({ emotions }) => (id ? findCheckIn(await emotions.recent(), id) : null),
    ['emotion_records'],
    id ?? '',
  );

  async function begin() {
    const [first, ...others] = chosen;
    if (busy || !first) return;
    setBusy(true);
    setFailed(null);
    try {
      const notes = alsoFeeling(others);
      const record = await data.emotions.append({
        emotion: first,
        intensity: beginIntensity,
        notes,
      });
      setBegun(record);
      setSearch({ [beganWith]: record.id }, { state });
    } catch (error) {
      setFailed(keyOf(error, 'store.failed'));
    } finally {
      setBusy(false);
    }
  }

  function startAgain() {
    clear();
    setFailed(null);
    setUnsaved(null);
    setSearch({}, { state, replace: true });
  }

  const brought = broughtWords(state);
  const kept = found.status === 'ready' ? found.value : null;
  const record = id === null ? null : (kept ?? (begun?.id === id ? begun : null));
  const came = record ? cameWith(record) : unsaved;
  if (came) return { step: 'greeting', came, brought, startAgain };
  if (id !== null && found.status === 'loading') return { step: 'opening' };
  if (id !== null && found.status === 'failed') {
    return { step: 'unreadable', key: found.key, retry: found.retry };
  }
  return {
    step: 'choose',
    chosen,
    choose,
    brought: brought !== '',
    busy,
    failed,
    begin,
    beginUnsaved: () => {
      const [first, ...others] = chosen;
      if (first) setUnsaved({ id: null, named: [first, ...others], at: data.env.now() });
    },
  };
}

const findCheckIn = ({ items }: { items: CheckIn[] }, id: string) =>
  items.find((record) => record.id === id) ?? null;
