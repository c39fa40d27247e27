import { onSessionEnd, type SessionStore } from '@mooring/accounts';
import {
  type Assessment,
  fallbackScreen,
  mergeAssessments,
  nothingFound,
  previousText,
  type Reading,
  type ReplyFault,
  type SaidMessage,
  uniteFindings,
} from '@mooring/listening';
import { loadOnce } from '@mooring/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { KeyValueStorage } from '../key-value-storage.ts';
import { type ActiveAlert, isSameAlert } from './active-alert.ts';
import { createLazyReader, inTime, type OpenReader, type ReaderState } from './lazy-reader.ts';
import type { Said } from './reading-cache.ts';

/** Screens what the person writes, and holds the alert that the safety card shows. Needs no account, key or network. */
export type Safety = {
  /** What the rules and, once it is loaded, the reader find. `before`: what the person said just before, or ''. */
  screen(text: string, before?: string): Promise<Assessment>;
  /** Screens a text and raises an alert if danger is found. Never rejects; call it with `void` once the words are on their way. */
  screenAndRaise(text: string, before?: string): Promise<Assessment>;
  /** The active alert, or null. In memory, and sealed with the account: see `alert-record.ts`. Null when the session ends. */
  alert: StoreApi<ActiveAlert | null>;
  /** Adds to the active alert: the higher level and all kinds. */
  raiseAlert(assessment: Assessment): void;
  closeAlert(): void;
  /**
   * Null when a reply of a cloud engine may be shown; else what is wrong with it. Call it before showing the reply. A title is
   * too little for the reader, so the rules alone judge it.
   */
  screenReply(text: string, options?: { isTitle?: boolean }): Promise<ReplyFault | null>;
  /**
   * What the companion says to a message that raised an alert, or that answers its question about safety. `messages`: the
   * conversation. `hasNumbers`: whether the card shows any, which it does once a country is known.
   */
  stayingReply(
    message: SaidMessage,
    messages: readonly SaidMessage[],
    hasNumbers: boolean,
  ): Promise<string>;
  /** What the learned reader makes of each message; null where it is not there, or takes too long. Raises nothing. */
  readAll(said: readonly Said[]): Promise<(Reading | null)[]>;
  /** The country the person chose (ISO 3166, 'IE'), or null. */
  country: StoreApi<string | null>;
  chooseCountry(code: string | null): void;
  /** Loads the rules and the reader while there is a connection. Call it when writing begins. */
  preload(): void;
  /** Whether the learned reader listens as well. */
  reader: StoreApi<ReaderState>;
};

/** What the rules found in a text, and the whole once the reader has read it. */
type Listening = { byRules: Assessment; with(reading: Reading | null): Assessment };

const countryKey = 'mooring.country';

/** Where version 1.0.0 stored level and kinds of the alert, in the clear. */
const earlierAlertKey = 'mooring.card';

type Parts = {
  /** Holds the country, and nothing that follows from words. */
  storage: KeyValueStorage;
  /** Where it is left out, the rules listen alone. */
  openReader?: OpenReader;
  /** At its end the alert goes, and the reader with the last texts that it read. */
  session?: SessionStore;
  /** Called after every screened text, whatever was found in it, and when the alert was closed. */
  onScreened?: (what: 'raised' | 'closed') => void;
};

export function createSafety({ storage, openReader, session, onScreened }: Parts): Safety {
  const reader = createLazyReader(openReader);
  const loadScreening = loadOnce(() => import('@mooring/listening/screening'));
  const alert = createStore<ActiveAlert | null>(() => null);
  const country = createStore<string | null>(() => storage.read(countryKey));
  /** Rises when a session ends: what was written before raises nothing after it. */
  let visit = 0;
  let sawChild = false;
  storage.listen?.(() => {
    country.setState(storage.read(countryKey), true);
  });

  storage.write(earlierAlertKey, null);
  if (session) {
    onSessionEnd(session, () => {
      visit += 1;
      sawChild = false;
      alert.setState(null, true);
      reader.forget();
    });
  }

  function raiseAlert(found: Assessment) {
    addToAlert(found);
    onScreened?.('raised');
  }

  /** That a child writes raises a soft alert the first time only. */
  function withoutSeenChild(found: Assessment): Assessment {
    if (found.level >= 2 || !found.kinds.includes('child')) return found;
    if (!sawChild) {
      sawChild = true;
      return found;
    }
    const kinds = found.kinds.filter((kind) => kind !== 'child');
    return { ...found, level: kinds.length > 0 ? found.level : 0, kinds };
  }

  function addToAlert(all: Assessment) {
    const found = withoutSeenChild(all);
    if (found.level === 0 && found.kinds.length === 0 && !found.language) return;
    const before = alert.getState();
    const now = mergeAssessments(before ?? nothingFound, found);
    // An alert that stays the same is not announced again.
    if (before && isSameAlert(before, now)) return;
    alert.setState({ ...now, isNew: true }, true);
  }

  /** The rules alone, until the reader has read the same text. Without a connection they may be out of reach. */
  async function listenTo(text: string): Promise<Listening> {
    const screening = await loadScreening().catch(() => null);
    // The plainest words are better than none.
    const byRules = screening ? screening.screenText(text) : fallbackScreen(text);
    const unite = screening
      ? (reading: Reading) => screening.assess(text, reading, byRules)
      : (reading: Reading) => uniteFindings(byRules, reading);
    return { byRules, with: (reading) => (reading ? unite(reading) : byRules) };
  }

  const read = (text: string, before: string): Promise<Reading | null> =>
    reader.readAll([{ text, before }])[0] ?? Promise.resolve(null);
  const isReady = () => reader.state.getState().status === 'ready';

  async function screen(text: string, before = ''): Promise<Assessment> {
    const heard = await listenTo(text);
    return isReady() ? heard.with(await inTime(read(text, before))) : heard.byRules;
  }

  return {
    screen,
    async screenAndRaise(text, before = '') {
      const heard = await listenTo(text);
      if (heard.byRules.level === 3) raiseAlert(heard.byRules);
      // A reader that is still on its way is not waited for.
      const waits = isReady();
      const reading = read(text, before);
      const now = waits ? await inTime(reading) : null;
      const found = heard.with(now);
      raiseAlert(found);
      // The time limit ends the wait alone: what the reader finds later raises the alert then.
      if (!now) {
        const then = visit;
        void reading.then((late) => {
          if (late && visit === then) raiseAlert(heard.with(late));
        });
      }
      return found;
    },
    alert,
    raiseAlert,
    closeAlert() {
      alert.setState(null, true);
      onScreened?.('closed');
    },
    async screenReply(text, { isTitle = false } = {}) {
      const fault = (await loadScreening()).screenReply(text);
      if (fault || isTitle) return fault;
      return (await reader.mayBeShown(text)) === false ? 'judged' : null;
    },
    async stayingReply(message, messages, hasNumbers) {
      const found = await screen(message.text, previousText(messages, message.id));
      return (await loadScreening()).stayingReply(message, messages, found, hasNumbers);
    },
    async readAll(said) {
      const { status } = reader.state.getState();
      if (status !== 'ready' && status !== 'loading') return said.map(() => null);
      return Promise.all(reader.readAll(said).map((answer) => inTime(answer)));
    },
    country,
    chooseCountry(code) {
      country.setState(code, true);
      storage.write(countryKey, code);
    },
    preload() {
      void loadScreening().catch(() => undefined);
      reader.load();
    },
    reader: reader.state,
  };
}
