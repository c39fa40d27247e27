import type { SeededRandom } from './seeded-random.ts';

/**
 * A failure of one request. 'request-lost': the server never saw it. 'answer-lost' and 'timeout': the server handled it,
 * and the device does not know. 'sign-in' and 'busy': the server turned it away.
 */
export type Fault = 'request-lost' | 'answer-lost' | 'timeout' | 'sign-in' | 'busy';

/** Called once a request: the fault to inject, or null for none. */
export type FaultInjector = () => Fault | null;

export const noFaults: FaultInjector = () => null;

const faults: readonly Fault[] = ['request-lost', 'answer-lost', 'sign-in', 'busy', 'timeout'];

/** Makes this share of all requests fail, each with one of the faults. */
export const randomFaults =
  (random: SeededRandom, share = 0.3): FaultInjector =>
  () =>
    random.chance(share) ? (random.pick(faults) ?? null) : null;
