import { loadOnce } from '@mooring/storage';
import type { Emotions } from '../repositories/emotions.ts';
import { oldTexts } from './old-texts.ts';
import type { OldRecordsParts } from './take-over.ts';

/** The check-ins, asked only after those of older builds have joined them. The code for that loads where there are any. */
export function afterTakeOver(emotions: Emotions, parts: OldRecordsParts): Emotions {
  const load = loadOnce(async () => (await import('./take-over.ts')).createTakeOver(parts));
  const takeOver = async () => {
    if (oldTexts().length > 0) await (await load())();
  };
  const waiting = Object.entries(emotions).map(([name, ask]) => [
    name,
    async (...given: never[]) => {
      // Without the code they wait where they are, and hold up nothing.
      await takeOver().catch(() => {});
      return (ask as (...given: never[]) => Promise<unknown>)(...given);
    },
  ]);
  return Object.fromEntries(waiting) as Emotions;
}
