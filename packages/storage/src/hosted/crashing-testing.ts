/** The methods of `HostedAuth` and `Directory` that change something. */
const changingMethods = [
  'put',
  'putEnvelope',
  'keepOnlyEnvelope',
  'replaceKeys',
  'putFact',
  'setSecret',
  'changeEmail',
  'confirmEmail',
];

/** Methods that do not return a promise, or only run what they are given: they are left as they are. */
const unwrappedMethods = ['close', 'onSignedOut', 'withTabLock'];

type Method = (...given: unknown[]) => unknown;

/** For tests: counts the calls that change something, on this device or the server, and crashes at the nth for good. */
export function crashingAdapters(step: number, when: 'before' | 'after') {
  const state = { steps: 0, isCrashed: false };
  const throwIfCrashed = () => {
    if (state.isCrashed) throw new Error('the tab is gone');
  };
  const wrap = <T extends object>(adapter: T): T => {
    const wrapped: Record<string, unknown> = Object.fromEntries(Object.entries(adapter));
    for (const [name, method] of Object.entries(adapter)) {
      if (typeof method !== 'function' || unwrappedMethods.includes(name)) continue;
      wrapped[name] = async (...given: unknown[]) => {
        throwIfCrashed();
        if (!changingMethods.includes(name)) return (method as Method)(...given);
        state.steps += 1;
        const isLastStep = state.steps === step;
        if (isLastStep && when === 'before') state.isCrashed = true;
        throwIfCrashed();
        const answer = await (method as Method)(...given);
        if (isLastStep) state.isCrashed = true;
        throwIfCrashed();
        return answer;
      };
    }
    return wrapped as T;
  };
  return { state, wrap };
}
