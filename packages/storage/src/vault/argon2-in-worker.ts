import { type OpenWorker, openWorker } from '@mooring/contract/worker';
import { argon2Floor, argon2Preferred } from './argon2-params.ts';
import type { Argon2Worker } from './argon2-worker.ts';
import type { Kdf } from './kdf.ts';

/** Started while a password is typed. It has seen none. */
let spare: OpenWorker<Argon2Worker> | undefined;

const newWorker = () =>
  openWorker<Argon2Worker>(
    new Worker(new URL('./argon2-worker.ts', import.meta.url), { type: 'module' }),
  );

/** Argon2id off the main thread, so that a page stays alive while a password is stretched. */
export const argon2InWorker: Kdf = {
  preferred: argon2Preferred,
  floor: argon2Floor,
  warm() {
    if (spare?.alive()) return;
    spare = newWorker();
    // One that did not start is not alive; the next question starts another.
    spare.ask((api) => api.warm()).catch(() => {});
  },
  async derive(password, salt, params) {
    const worker = spare?.alive() ? spare : newWorker();
    spare = undefined;
    try {
      return await worker.ask((api) => api.derive(password, salt, params));
    } catch (cause) {
      // An error crosses with its name, and not as what it is.
      const outOfMemory = cause instanceof Error && cause.name === 'RangeError';
      throw outOfMemory ? new RangeError('Out of memory', { cause }) : cause;
    } finally {
      worker.stop();
    }
  },
};
