import { argon2 } from './argon2.ts';
import type { Answer, Question } from './argon2-in-worker.ts';

/**
 * One question, one answer; then the page ends this Worker, which gives its memory back. Null asks for nothing but to be
 * ready: the smallest thing there is to stretch has the code compiled.
 */
self.onmessage = async ({ data }: MessageEvent<Question | null>) => {
  if (data) self.postMessage(await answer(data));
  else await answer({ password: '-', salt: new Uint8Array(16), params: smallest });
};

const smallest: Question['params'] = {
  algorithm: 'argon2id',
  memoryKiB: 8,
  iterations: 1,
  parallelism: 1,
};

async function answer({ password, salt, params }: Question): Promise<Answer> {
  try {
    return { key: await argon2.derive(password, salt, params) };
  } catch (error) {
    return { outOfMemory: error instanceof RangeError };
  }
}
