import {
  type ChatEngine,
  useCompanionSettings,
  useData,
  useHostedStatus,
  useLive,
} from '@mooring/data';
import { useRef, useState } from 'react';

const engineNames: Partial<Record<ChatEngine, string>> = {
  guide: 'The guide',
  browser: 'Your browser’s own model',
};

/** Until it is read, nothing but the guide is offered, and nothing is said to be forbidden. */
const unknown = {
  hosted: null,
  kind: 'guide',
  own: null,
  hasBrowserModel: false,
  mayBringOwn: true,
} as const;

type Asking = { engine: 'hosted' | 'own'; receiver: string };

/** Which engine answers. The two in a cloud are asked about, with the name of whoever receives the words. */
export function useEngineChoice() {
  const data = useData();
  const { change } = useCompanionSettings();
  const [asking, setAsking] = useState<Asking | null>(null);
  const live = useLive(
    async ({ chat, companionSettings }) => {
      const settings = await companionSettings.get().catch(() => null);
      const [hosted, { kind }, hasBrowserModel, allowed, receiver] = await Promise.all([
        chat.hosted(),
        chat.engineInUse(),
        chat.hasBrowserModel(),
        chat.allowedOrigins(),
        settings?.ownEndpoint ? chat.receiverOf(settings.ownEndpoint.baseUrl) : null,
      ]);
      const mayBringOwn = allowed === null || allowed.length > 0;
      return { hosted, kind, hasBrowserModel, mayBringOwn, own: receiver ? { receiver } : null };
    },
    ['user_data'],
    useHostedStatus(),
  );
  // What is being typed stays, also when it is read again.
  const isKnown = useRef(false);
  isKnown.current ||= live.status !== 'loading';
  const { hosted, kind, own, hasBrowserModel, mayBringOwn } =
    live.status === 'ready' ? live.value : unknown;

  async function keep(engine: ChatEngine, receiver: string | null) {
    const kept = await change(({ consents }) => ({
      engine: engine === 'browser' ? 'guide' : engine,
      browserModel: engine === 'browser',
      consents: { ...consents, ...(receiver ? { [engine]: receiver } : {}) },
    }));
    const name = engineNames[engine] ?? receiver ?? '';
    if (kept) data.notices.say('companion.engine-saved', { values: { engine: name } });
  }

  return {
    engine: kind,
    hosted,
    own,
    hasBrowserModel,
    /** False until it is read what this site may call. */
    isKnown: isKnown.current,
    /** Whether this site may call any service that a person brings. */
    mayBringOwn,
    asking,
    ask(engine: ChatEngine) {
      const to = engine === 'hosted' ? hosted : own;
      if (engine === 'guide' || engine === 'browser') void keep(engine, null);
      else if (to) setAsking({ engine, receiver: to.receiver });
      else showOwnForm();
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

/** The form of the person's own service, which is folded until it is asked for. */
function showOwnForm() {
  const field = document.getElementById('own-base-url');
  field?.closest('details')?.setAttribute('open', '');
  field?.focus();
}
