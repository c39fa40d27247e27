import type { Directory } from '@mooring/storage';

const writes = ['create', 'put', 'remove', 'putEnvelope', 'keepOnlyEnvelope', 'putFact'] as const;

/** For tests: dies before or after its nth write, and everything it is asked from then on fails. */
export function dying(directory: Directory, step: number, when: 'before' | 'after') {
  const state = { writes: 0, dead: false };
  const die = () => {
    state.dead = true;
    throw new Error('the tab is gone');
  };
  const copy: Record<string, unknown> = { ...directory };
  for (const [name, work] of Object.entries(directory) as [
    string,
    (...given: unknown[]) => unknown,
  ][]) {
    copy[name] = async (...given: unknown[]) => {
      if (state.dead) throw new Error('the tab is gone');
      if (!(writes as readonly string[]).includes(name)) return work(...given);
      state.writes += 1;
      if (state.writes === step && when === 'before') die();
      const done = await work(...given);
      if (state.writes === step && when === 'after') die();
      return done;
    };
  }
  return { directory: copy as Directory, state };
}
