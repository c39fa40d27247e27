import type { Table } from './store.ts';
import type { TabChannel } from './tab-channel.ts';

type Listener = () => void;

/** Notifications that rows have changed, in this tab or in another. */
export type Changes = {
  /** After a write of this tab: calls its own listeners and those of the other tabs. */
  notify(userId: string, tables: Table[]): void;
  /** Returns a function that unsubscribes. */
  watch(tables: readonly Table[], listener: Listener): () => void;
};

export function createChanges(tabChannel: TabChannel): Changes {
  const watchers = new Set<{ tables: readonly Table[]; listener: Listener }>();
  const notifyWatchers = (changed: readonly string[]) => {
    for (const { tables, listener } of [...watchers]) {
      if (tables.some((table) => changed.includes(table))) listener();
    }
  };
  tabChannel.listen((message) => {
    if (message.type === 'rows-changed') notifyWatchers(message.tables);
  });
  return {
    notify(userId, tables) {
      notifyWatchers(tables);
      tabChannel.post({ type: 'rows-changed', userId, tables });
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
