import { useCompanionSettings, useData, useLive, useMuted } from '@mooring/data';
import { useState } from 'react';

/** What the companion knows, and every way to change it. Each change is kept at once. */
export function useFacts() {
  const data = useData();
  const { settings } = useCompanionSettings();
  const muted = useMuted();
  const [editing, edit] = useState<string | null>(null);
  const [asking, setAsking] = useState<'everything' | 'switched-off' | null>(null);
  const facts = useLive(({ memory }) => memory.facts(), ['user_data']);

  /** Says it where a change could not be kept. */
  const keep = async (work: Promise<void>) => {
    try {
      await work;
      return true;
    } catch (error) {
      data.notices.fail(error, 'store.failed');
      return false;
    }
  };

  /** Asked of the store: the list may not be there yet. */
  const knowsEarlier = async () =>
    (await data.memory.facts().catch(() => [])).some(({ isEarlier }) => isEarlier);

  return {
    facts,
    muted,
    remembers: settings.remembers,
    editing,
    edit,
    asking,
    ask: setAsking,
    async change(id: string, value: string) {
      if (await keep(data.memory.change(id, value))) edit(null);
    },
    async forget(id: string) {
      if (await keep(data.memory.forget(id))) data.notices.say('companion.forgotten');
    },
    async forgetAll() {
      setAsking(null);
      if (await keep(data.memory.forgetAll())) data.notices.say('companion.all-forgotten');
    },
    /** Off keeps everything at first, unused, and asks whether it is to go. */
    async remember(on: boolean) {
      const kept = await keep(data.memory.remember(on ? 'on' : 'keep'));
      setAsking(kept && !on && (await knowsEarlier()) ? 'switched-off' : null);
    },
    async forgetEarlier() {
      setAsking(null);
      if (await keep(data.memory.remember('forget'))) data.notices.say('companion.forgotten');
    },
  };
}

export type Facts = ReturnType<typeof useFacts>;
