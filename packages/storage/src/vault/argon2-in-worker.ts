import { argon2Floor, argon2Preferred } from './argon2-params.ts';
import type { Kdf, KdfParams } from './kdf.ts';

export type Question = { password: string; salt: Uint8Array; params: KdfParams };
export type Answer = { key: Uint8Array } | { outOfMemory: boolean };

/** Started while a password is typed. It has seen none. */
let spare: Worker | undefined;

const newWorker = () =>
  new Worker(new URL('./argon2-worker.ts', import.meta.url), { type: 'module' });

/** Argon2id off the main thread, so that a page stays alive while a password is stretched. */
export const argon2InWorker: Kdf = {
  preferred: argon2Preferred,
  floor: argon2Floor,
  warm() {
    if (spare) return;
    spare = newWorker();
    // One that did not start would never answer.
    spare.onerror = () => {
      spare = undefined;
    };
    spare.postMessage(null);
  },
  async derive(password, salt, params) {
    const worker = spare ?? newWorker();
    spare = undefined;
    try {
      const answer = await ask(worker, { password, salt, params });
      if ('key' in answer) return answer.key;
      throw answer.outOfMemory ? new RangeError('Out of memory') : new Error('Argon2 failed');
    } finally {
      worker.terminate();
    }
  },
};

function ask(worker: Worker, question: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    worker.onerror = () => reject(new Error('The Argon2 worker did not start'));
    worker.postMessage(question);
  });
}
