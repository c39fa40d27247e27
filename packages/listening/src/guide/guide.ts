import type { Engine, Turn } from '../engine.ts';
import { type Reading, read } from './read.ts';
import { respond } from './respond.ts';

/** The engine on the device: no network, no waiting. Yields sentence by sentence; the same turn gives the same reply. */
export function createGuide(): Engine {
  const reply = createReply();
  return {
    async *reply(turn, { signal }) {
      const parts = reply(turn).split(/(?<=[.?]\s|\n)(?=\S)/);
      for (const part of parts) {
        if (signal.aborted) return;
        yield part;
      }
    },
  };
}

const mostKept = 400;

/** The whole reply at once. Readings of earlier messages are kept, since every turn folds over all of them. */
export function createReply(): (turn: Turn) => string {
  const readings = new Map<string, Reading>();
  const readOnce = (text: string): Reading => {
    const known = readings.get(text);
    if (known) return known;
    if (readings.size >= mostKept) readings.clear();
    const reading = read(text);
    readings.set(text, reading);
    return reading;
  };
  return (turn) => respond(turn, readOnce);
}
