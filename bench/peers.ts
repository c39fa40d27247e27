import type { Load } from './cold-page.ts';
import { type Line, median } from './measure.ts';

/**
 * What other apps of the kind took on the same line, cold: 390×844, CPU 4×, 150 ms round trips, 1.6 Mbps, HTTP/2, brotli. Measured once, in November
 * 2026 (before the 27th), by a script that knew none of them, medians of seven. They are not built here, so the numbers stand still.
 */
const peers = [
  { what: 'an encrypted React journal', usable: 3_700, kB: 416, tbt: 389 },
  { what: 'a Lit mood journal', usable: 2_880, kB: 208, tbt: 179 },
  { what: 'a small notes app, not encrypted', usable: 2_160, kB: 146, tbt: 280 },
  { what: 'a static journal, not encrypted', usable: 1_404, kB: 32, tbt: 25 },
] as const;

/** The journal's page beside them. The promise is to be usable before the small notes app is. */
export function besidePeers(journal: readonly Load[]): Line[] {
  const usable = median(journal.map((load) => load.usable));
  return peers.map(({ what, usable: theirs, kB, tbt }) => ({
    name: `1 cold /journal usable, beside ${what}`,
    ours: usable,
    against: theirs,
    unit: 'ms',
    ...(what.startsWith('a small notes app') ? { budget: { ratio: 1 } } : {}),
    note: `in November 2026; ${kB} kB to usable, TBT ${tbt} ms`,
  }));
}
