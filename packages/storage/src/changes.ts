import type { Table, Write } from './store.ts';
import type { TabChannel } from './tab-channel.ts';

type Listener = () => void;

/** Notifications that rows have changed, in this tab or in another. */
export type Changes = {
  /** After a write of this tab: calls its own listeners and those of the other tabs. */
  notify(userId: string, tables: Table[]): void;
  /** The same for these writes. The other tabs hear which rows were removed. */
  notifyOf(userId: string, writes: readonly Write[]): void;
  /** Calls the listener with the rows of this account that another tab has removed, as `<table>/<id>`. */
  onRemovedElsewhere(userId: string, listener: (keys: readonly string[]) => void): void;
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
  const notify = (userId: string, tables: Table[], removed: string[] = []) => {
    notifyWatchers(tables);
    tabChannel.post({ type: 'rows-changed', userId, tables, removed });
  };
  return {
    notify: (userId, tables) => notify(userId, tables),
    notifyOf(userId, writes) {
      const tables = [...new Set(writes.map(({ table }) => table))];
      const removed = writes.flatMap((one) =>
        'remove' in one ? [`${one.table}/${one.remove}`] : [],
      );
      notify(userId, tables, removed);
    },
    onRemovedElsewhere(userId, listener) {
      tabChannel.listen((message) => {
        if (message.type !== 'rows-changed' || message.userId !== userId) return;
        listener(message.removed ?? []);
      });
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
