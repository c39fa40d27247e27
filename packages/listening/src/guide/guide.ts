import type { Engine, Turn } from '../engine.ts';
import { analyseMessage, type MessageAnalysis } from './analyse-message.ts';
import { respond } from './respond.ts';

/** The engine on the device: no network, no waiting. Yields sentence by sentence; the same turn gives the same reply. */
export function createGuide(): Engine {
  const respondTo = createResponder();
  return {
    async *reply(turn, { signal }) {
      const sentences = respondTo(turn).split(/(?<=[.?]\s|\n)(?=\S)/);
      for (const sentence of sentences) {
        if (signal.aborted) return;
        yield sentence;
      }
    },
  };
}

const mostCached = 400;

/** Gives the whole reply at once. Caches the analysis of earlier messages, because every turn reads all of them. */
export function createResponder(): (turn: Turn) => string {
  const analyses = new Map<string, MessageAnalysis>();
  const analyseOnce = (text: string): MessageAnalysis => {
    const known = analyses.get(text);
    if (known) return known;
    if (analyses.size >= mostCached) analyses.clear();
    const analysis = analyseMessage(text);
    analyses.set(text, analysis);
    return analysis;
  };
  return (turn) => respond(turn, analyseOnce);
}
