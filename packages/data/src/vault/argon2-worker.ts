import { argon2 } from './argon2.ts';
import type { Answer, Question } from './argon2-in-worker.ts';

/** One question, one answer; then the page ends this Worker, which gives its memory back. */
self.onmessage = async ({ data }: MessageEvent<Question>) => {
  self.postMessage(await answer(data));
};

async function answer({ password, salt, params }: Question): Promise<Answer> {
  try {
    return { key: await argon2.derive(password, salt, params) };
  } catch (error) {
    return { outOfMemory: error instanceof RangeError };
  }
}
