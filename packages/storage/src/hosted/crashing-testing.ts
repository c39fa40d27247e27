const changing = [
  'put',
  'putEnvelope',
  'keepOnlyEnvelope',
  'replaceKeys',
  'keepFact',
  'setSecret',
  'changeEmail',
  'confirmEmail',
];

type Given = (...given: unknown[]) => unknown;

/** For tests: counts every step that changes something, here or on the server, and is dead from the nth on. */
export function crashingAdapters(step: number, when: 'before' | 'after') {
  const state = { steps: 0, isCrashed: false };
  const wrap = <T extends object>(whole: T): T => {
    const copy: Record<string, unknown> = Object.fromEntries(Object.entries(whole));
    for (const [name, work] of Object.entries(whole)) {
      if (typeof work !== 'function') continue;
      copy[name] = async (...given: unknown[]) => {
        if (state.isCrashed) throw new Error('the tab is gone');
        if (!changing.includes(name)) return (work as Given)(...given);
        state.steps += 1;
        const now = state.steps === step;
        if (now && when === 'before') state.isCrashed = true;
        if (state.isCrashed) throw new Error('the tab is gone');
        const done = await (work as Given)(...given);
        if (now) state.isCrashed = true;
        if (state.isCrashed) throw new Error('the tab is gone');
        return done;
      };
    }
    return Object.assign(copy, pick(whole)) as T;
  };
  return { state, wrap };
}

/** What is listened to or let go of at once cannot wait. */
const pick = (whole: object) =>
  Object.fromEntries(
    Object.entries(whole).filter(([name]) => ['stop', 'whenRefused', 'alone'].includes(name)),
  );
