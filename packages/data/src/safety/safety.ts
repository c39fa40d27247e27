import { createStore, type StoreApi } from 'zustand/vanilla';
import { once } from '../later.ts';
import { type Assessment, nothingFound, together } from './assessment.ts';
import { looksGrave } from './coarse.ts';
import type { Help } from './help.ts';
import { type Kept, readStanding, type Standing, writeStanding } from './standing.ts';

/** Screening, the card that stands until it is closed, and where help is. Needs no account, no key and no network. */
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
  /** What the companion says after the card: it acknowledges, asks one plain question, names one human step. */
  stayingReply(assessment: Assessment, seed: string): Promise<string>;
  /** The country the person chose (ISO 3166, 'IE'), or null. A guess is made only by `help`. */
  country: StoreApi<string | null>;
  chooseCountry(code: string | null): void;
  /** Numbers and pages for the chosen country, else the guessed one, else none but the directories. */
  help(): Promise<Help>;
  /** Loads what screening and the card need while there is a connection. Call when writing begins. */
  warm(): void;
};

/** Why a cloud's reply is not shown. */
export type ReplyFault =
  | 'means'
  | 'reunion'
  | 'phone-number'
  | 'diagnosis'
  | 'persona'
  | 'claims-feeling';

const countryKey = 'mooring.country';

/** `kept` is where the card and the country outlast a reload: never words, only a level, kinds and a country code. */
export function createSafety({ kept }: { kept: Kept }): Safety {
  const loadScreening = once(() => import('./screening.ts'));
  const loadHelp = once(() => import('./help.ts'));
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

  const help = async () => (await loadHelp()).helpFor(country.getState());

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
    async stayingReply(assessment, seed) {
      const { stayingReply } = await loadScreening();
      const numbers = await help().then(
        ({ lines }) => lines.length > 0,
        () => false,
      );
      return stayingReply(assessment, seed, numbers);
    },
    country,
    chooseCountry(code) {
      country.setState(code, true);
      kept.write(countryKey, code);
    },
    help,
    warm() {
      void Promise.allSettled([loadScreening(), loadHelp()]);
    },
  };
}
