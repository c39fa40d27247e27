import { type Copied, type Copy, foundOf, keysOf, lookAt } from './copies.ts';
import type { View } from './fold.ts';
import type { Journal } from './journal.ts';

/** Questions about a copy, answered over its journal. What was looked at is known until something is added. */
export function createCopy(journal: Journal): Copy & { close(): Promise<void> } {
  let known: Promise<View> | null = null;
  const view = () => {
    known ??= journal.view().catch((error: unknown) => {
      known = null;
      throw error;
    });
    return known;
  };
  return {
    async append(records) {
      known = null;
      await journal.append(records);
    },
    async look() {
      known = null;
      return lookAt(await view());
    },
    keys: async (above) => keysOf(await view(), above),
    async read(keys) {
      const found = foundOf(await view(), keys);
      const values = await journal.values(found);
      return found.flatMap(({ head: { key, n, gone } }, index): Copied[] => {
        const value = values[index];
        if (gone) return [{ key, n, value: null }];
        return value == null ? [] : [{ key, n, value }];
      });
    },
    close: () => journal.close(),
  };
}
