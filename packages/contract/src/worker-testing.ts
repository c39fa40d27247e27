import { AppError } from './app-error.ts';
import { exposeToPage } from './worker.ts';

/** What the Worker of the test can be asked. */
export type TestWorker = typeof api;

const api = {
  asked: [] as string[],
  echo: async (words: string) => words,
  note(word: string): string[] {
    api.asked.push(word);
    return api.asked;
  },
  async count(to: number, onStep: (step: number) => Promise<void>): Promise<string> {
    for (let step = 1; step <= to; step += 1) await onStep(step);
    return 'done';
  },
  failFull: async () => {
    throw new DOMException('It was about: a lamp on the water', 'QuotaExceededError');
  },
  failOurs: async () => {
    throw new AppError('store.full');
  },
  never: () => new Promise<string>(() => {}),
  die() {
    setTimeout(() => {
      throw new Error('The Worker broke.');
    });
    return new Promise<string>(() => {});
  },
};

exposeToPage(api);
