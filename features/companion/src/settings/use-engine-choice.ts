import {
  type ChatEngine,
  useCompanionSettings,
  useData,
  useHostedStatus,
  useLive,
} from '@mooring/data';
import { useState } from 'react';

type Asking = { engine: 'hosted' | 'own'; receiver: string };

/** Which engine answers. The two in a cloud are asked about, with the name of whoever receives the words. */
export function useEngineChoice() {
  const data = useData();
  const { change } = useCompanionSettings();
  const [asking, setAsking] = useState<Asking | null>(null);
  const live = useLive(
    async ({ chat, companionSettings }) => {
      const settings = await companionSettings.get().catch(() => null);
      const [hosted, { kind }, receiver] = await Promise.all([
        chat.hosted(),
        chat.engineInUse(),
        settings?.ownEndpoint ? chat.receiverOf(settings.ownEndpoint.baseUrl) : null,
      ]);
      return { hosted, kind, own: receiver ? { receiver } : null };
    },
    ['user_data'],
    useHostedStatus(),
  );
  const { hosted, kind, own } =
    live.status === 'ready' ? live.value : { hosted: null, kind: 'guide' as const, own: null };

  async function keep(engine: ChatEngine, receiver: string | null) {
    const kept = await change(({ consents }) => ({
      engine,
      consents: { ...consents, ...(receiver ? { [engine]: receiver } : {}) },
    }));
    const name = engine === 'guide' ? 'The guide' : (receiver ?? '');
    if (kept) data.notices.say('companion.engine-saved', { values: { engine: name } });
  }

  return {
    engine: kind,
    hosted,
    own,
    asking,
    ask(engine: ChatEngine) {
      const to = engine === 'hosted' ? hosted : own;
      if (engine === 'guide') void keep('guide', null);
      else if (to) setAsking({ engine, receiver: to.receiver });
      else document.getElementById('own-base-url')?.focus();
    },
    /** The address just saved, which the settings read here may not hold yet. */
    askOwn: (receiver: string) => setAsking({ engine: 'own', receiver }),
    agree() {
      if (asking) void keep(asking.engine, asking.receiver);
      setAsking(null);
    },
    decline: () => setAsking(null),
  };
}
