import type { Signals } from './signals.ts';
import type { Table } from './store.ts';

type Listener = () => void;

/** Who wants to know when rows change, in this tab or another. */
export type Changes = {
  tell(userId: string, tables: Table[]): void;
  /** Returns the way to stop. */
  watch(tables: readonly Table[], listener: Listener): () => void;
};

export function createChanges(signals: Signals): Changes {
  const watchers = new Set<{ tables: readonly Table[]; listener: Listener }>();
  const tellHere = (changed: readonly string[]) => {
    for (const { tables, listener } of [...watchers]) {
      if (tables.some((table) => changed.includes(table))) listener();
    }
  };
  signals.listen((signal) => {
    if (signal.type === 'rows-changed') tellHere(signal.tables);
  });
  return {
    tell(userId, tables) {
      tellHere(tables);
      signals.post({ type: 'rows-changed', userId, tables });
    },
    watch(tables, listener) {
      const watcher = { tables, listener };
      watchers.add(watcher);
      return () => {
        watchers.delete(watcher);
      };
    },
  };
}
