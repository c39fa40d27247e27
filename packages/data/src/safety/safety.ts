import {
  type Assessment,
  looksGrave,
  nothingFound,
  type ReplyFault,
  together,
} from '@mooring/listening';
import { loadOnce } from '@mooring/storage';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Kept, readStanding, type Standing, writeStanding } from './standing.ts';

/** Screening, and the card that stands until it is closed. Needs no account, no key and no network. */
export type Safety = {
  screen(text: string): Promise<Assessment>;
  /** Screens and raises the card where it is due. Never rejects; call it with `void` once the words are on their way. */
  heed(text: string): Promise<Assessment>;
  /** The card now standing, or null. The same in every tab and after a reload. */
  standing: StoreApi<Standing | null>;
  raise(assessment: Assessment): void;
  close(): void;
  /** Null when a cloud's reply may be shown; else why not. Screen before showing. */
  screenReply(text: string): Promise<ReplyFault | null>;
  /**
   * What the companion says after the card: it acknowledges, asks one plain question, names one human step. `numbers`:
   * whether the card shows any, which it does once a country is known.
   */
  stayingReply(assessment: Assessment, seed: string, numbers: boolean): Promise<string>;
  /** The country the person chose (ISO 3166, 'IE'), or null. */
  country: StoreApi<string | null>;
  chooseCountry(code: string | null): void;
  /** Loads screening while there is a connection. Call when writing begins. */
  warm(): void;
};

const countryKey = 'mooring.country';

/** `kept` is where the card and the country outlast a reload: never words, only a level, kinds and a country code. */
export function createSafety({ kept }: { kept: Kept }): Safety {
  const loadScreening = loadOnce(() => import('@mooring/listening/screening'));
  const standing = createStore<Standing | null>(() => readStanding(kept));
  const country = createStore<string | null>(() => kept.read(countryKey));
  kept.listen?.(() => {
    standing.setState(readStanding(kept), true);
    country.setState(kept.read(countryKey), true);
  });

  function raise(found: Assessment) {
    if (found.level === 0 && found.kinds.length === 0) return;
    const before = standing.getState();
    const now = together(before ?? nothingFound, found);
    // The same card is not announced again.
    if (before && now.level === before.level && now.kinds.length === before.kinds.length) return;
    standing.setState({ ...now, fresh: true }, true);
    // A soft line is for this visit; a card outlasts it.
    writeStanding(kept, now.level >= 2 ? now : null);
  }

  async function screen(text: string): Promise<Assessment> {
    try {
      return (await loadScreening()).screenText(text);
    } catch {
      // Without a connection the whole screen may be out of reach: a coarse net is better than none.
      return looksGrave(text) ? { level: 3, kinds: ['suicide'] } : nothingFound;
    }
  }

  return {
    screen,
    async heed(text) {
      const found = await screen(text);
      raise(found);
      return found;
    },
    standing,
    raise,
    close() {
      standing.setState(null, true);
      writeStanding(kept, null);
    },
    screenReply: async (text) => (await loadScreening()).screenReply(text),
    stayingReply: async (assessment, seed, numbers) =>
      (await loadScreening()).stayingReply(assessment, seed, numbers),
    country,
    chooseCountry(code) {
      country.setState(code, true);
      kept.write(countryKey, code);
    },
    warm() {
      void loadScreening().catch(() => undefined);
    },
  };
}
