import type { Emotions } from '../repositories/emotions.ts';

/** The check-ins, asked only after those of older builds have joined them. */
export function afterTakeOver(emotions: Emotions, takeOver: () => Promise<void>): Emotions {
  const waiting = Object.entries(emotions).map(([name, ask]) => [
    name,
    async (...given: never[]) => {
      await takeOver();
      return (ask as (...given: never[]) => Promise<unknown>)(...given);
    },
  ]);
  return Object.fromEntries(waiting) as Emotions;
}
