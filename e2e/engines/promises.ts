import type { engine } from './engine.ts';

/** A test of `e2e/`, by its file and title. Chromium runs all of them. */
export type EnginePromise = {
  file: string;
  title: string;
  /** Engines whose tools cannot run it. A table in docs/browsers.md says why. */
  cannot?: readonly (typeof engine)[];
  /**
   * Engines in which only `pnpm test:engines` runs it: `npm test` has six minutes for both engines, and this depends least on
   * the engine, or is too long there.
   */
  rest?: readonly (typeof engine)[];
};

const promisesOf = (file: string, ...titles: string[]): EnginePromise[] =>
  titles.map((title) => ({ file, title }));

const firefoxRestOf = (file: string, ...titles: string[]): EnginePromise[] =>
  promisesOf(file, ...titles).map((one) => ({ ...one, rest: ['firefox'] }));

const webKitRestOf = (file: string, ...titles: string[]): EnginePromise[] =>
  promisesOf(file, ...titles).map((one) => ({ ...one, rest: ['webkit'] }));

const restOf = (file: string, ...titles: string[]): EnginePromise[] =>
  promisesOf(file, ...titles).map((one) => ({ ...one, rest: ['firefox', 'webkit'] }));

/** The promises that Firefox and WebKit keep as Chromium does. */
export const enginePromises: EnginePromise[] = [
  ...promisesOf(
    'way-in.spec.ts',
    'a visitor writes, signs up, prints the recovery phrase, logs out and logs in again',
    'after 71 hours and 59 minutes a person is still signed in',
    'erasing everything leaves nothing behind, in any tab',
  ),
  ...promisesOf(
    'session.spec.ts',
    'locking in one tab closes every tab, and the password opens them again',
    'staying signed in survives a reload; asking each time does not',
    'three days away end the session with the stated words; the draft is still there after logging in',
    'after signing up a visitor has everything they wrote, each thing once',
  ),
  ...promisesOf(
    'faults.spec.ts',
    'a reload in the middle of writing loses nothing',
    'a full device keeps the words on the screen, offers them as a file, and saves once there is room',
    'without IndexedDB the app still opens, says so, and lets a person write',
    'a damaged account without a replica is said in a sentence, and the page is not blank',
  ),
  ...promisesOf(
    'engines.spec.ts',
    'a check-in of today is saved and found in the history',
    'a word is found in the text of an entry',
    'words that look like a program are shown as they are, and do not run',
    'a draft that was said to be kept survives a killed browser',
  ),
  ...promisesOf(
    'export.spec.ts',
    'the journal is saved as plain text, with every word of it',
    'a sealed backup is restored in another browser, a voice byte for byte, and again changes nothing',
  ),
  ...promisesOf(
    'first-hour.spec.ts',
    'from / the first letter is two presses away, and three keep it',
    'from / the companion is two presses away',
  ),
  ...promisesOf(
    'library.spec.ts',
    'sounds are made on the device and play together',
    'the garden grows with each moment',
  ),
  ...promisesOf(
    'healing-path.spec.ts',
    'a path is made, walked, replaced and read again, and nothing of it leaves the device',
  ),
  ...promisesOf(
    'safety.spec.ts',
    'a journal entry that speaks of dying is saved, and the safety card stays until it is closed',
  ),
  ...promisesOf(
    'federation.spec.ts',
    'a newer build of one remote is put in place by composing again, and rolled back the same way',
  ),
  ...promisesOf(
    'entry.spec.ts',
    'a link can be followed by keyboard, and a new person is asked to log in',
    'the entry page comes with the headers that let no other code in and no other site near',
    'a token in the URL of an email link is removed from the address bar',
    'inside the app the logo leads to the same screen without loading a page',
  ),
  ...promisesOf(
    'frame.spec.ts',
    'onboarding has neither logo nor navigation, and Right now is still one press away',
    'an address that leads nowhere says so and leads home',
    'the keyboard reaches the page by the skip link first',
    'F8 moves to the toasts, and Escape dismisses the one in focus',
    'without a hosted service the app sends requests to its own origin only',
  ),
  // Short ones in WebKit, in the place of longer ones that Firefox keeps.
  ...firefoxRestOf('entry.spec.ts', 'a long press on a link follows it'),
  ...firefoxRestOf(
    'frame.spec.ts',
    'the entry screen leads to onboarding, and to log-in for someone without a session',
  ),
  ...firefoxRestOf(
    'letters.spec.ts',
    'a reload in the middle of writing keeps the words of a letter',
  ),
  ...firefoxRestOf(
    'moving-about.spec.ts',
    'an error goes when its field is mended, and two errors never stand together',
  ),
  ...webKitRestOf('faults.spec.ts', 'what one tab saves, a second tab shows'),
  ...webKitRestOf(
    'safety.spec.ts',
    'the safety card is visible at any scroll position, and can be collapsed by keyboard',
  ),
  ...webKitRestOf(
    'federation.spec.ts',
    'every remote is shown inside one layout, with one React, one router and one toast region',
  ),
  {
    file: 'engines.spec.ts',
    title: 'a page that comes back with Back after a lock in another tab is locked',
    // The suite runs there without the cache of pages from which it would come: docs/browsers.md, 'A fault that is open'.
    rest: ['webkit'],
  },
  {
    file: 'export.spec.ts',
    title:
      'the PDF is made in a Worker from files of this origin alone, and the page stays responsive',
    cannot: ['firefox', 'webkit'],
  },
  {
    file: 'export.spec.ts',
    title: 'the exported web page can be read in a clean browser without a network',
    cannot: ['webkit'],
  },
  {
    file: 'check-in.spec.ts',
    title: 'a check-in is saved, updated, kept in the garden and found in the history',
    cannot: ['webkit'],
    rest: ['firefox', 'webkit'],
  },
  {
    file: 'recording.spec.ts',
    title: 'a recording is saved, and played after a reload from any position',
    cannot: ['firefox', 'webkit'],
  },
  {
    file: 'companion.spec.ts',
    title:
      'a check-in leads to a conversation that survives a reload, and no word leaves the device',
    cannot: ['firefox', 'webkit'],
  },
  {
    file: 'eviction.spec.ts',
    title: 'storage that the browser clears under an open page is noticed, said, and stored again',
    cannot: ['firefox', 'webkit'],
  },
  {
    file: 'entry.spec.ts',
    title: 'Begin leads to the first question, and back leads to the entry page',
    cannot: ['firefox'],
  },
  {
    file: 'entry.spec.ts',
    title: 'a person who is signed in goes straight to the dashboard',
    cannot: ['firefox'],
  },
  {
    file: 'safety.spec.ts',
    title: 'log-out takes the card away, and the log-in page shows only Right now',
    cannot: ['firefox'],
    rest: ['firefox', 'webkit'],
  },
  {
    file: 'engines.spec.ts',
    title: 'the words come back from the second copy when the databases are gone',
    cannot: ['webkit'],
  },
  // More than a minute in each engine. The five pages below stand in its place.
  ...restOf('offline.spec.ts', 'after one visit every address starts with the server stopped'),
  ...promisesOf(
    'engines.spec.ts',
    'after one visit the pages to write, to read and to find help start without the server',
  ),
  ...restOf(
    'sealed.spec.ts',
    'a person signs up, writes, closes the browser, comes back and reads it; nothing readable was stored',
  ),
  ...restOf(
    'faults.spec.ts',
    'leaving at once after typing still keeps the words',
    'an entry that will not open never hides the others',
  ),
  ...restOf(
    'companion.spec.ts',
    'Stop keeps what has arrived; Clear can be undone; a new beginning keeps the one before',
    'messages that another tab adds or changes are shown at once, also when their number stays the same',
  ),
  ...restOf(
    'session.spec.ts',
    'a wrong password and an unknown email get the same words, and what was typed stays',
  ),
  ...restOf(
    'engines.spec.ts',
    'no field is smaller than 16 px, so that an iPhone does not zoom into the page',
  ),
  ...restOf(
    'first-hour.spec.ts',
    'words written while logged out come into the journal at the next log-in, each once',
    'the questions can be passed without an answer to any, and no account is needed',
  ),
  ...restOf(
    'library.spec.ts',
    'every tile of the library leads to a page that has something in it',
    'a story can be bookmarked, opened from the bookmarks and removed again',
  ),
  ...restOf(
    'journal-list.spec.ts',
    'titles that are to stay private are hidden until they are asked for',
  ),
];

/** Those that `npm test` runs in one of them, or with `all` every one that its tools can run. */
export const promisesIn = (one: typeof engine, all: boolean): EnginePromise[] =>
  enginePromises.filter(
    ({ cannot, rest }) => !cannot?.includes(one) && (all || !rest?.includes(one)),
  );
