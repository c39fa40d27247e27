import { keyOf, type MessageKey, say as sentence } from '@mooring/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** A message to the person, as a key. The shell shows it as a toast. */
export type Notice = {
  id: string;
  open: boolean;
  key: MessageKey;
  values?: Record<string, string>;
  action?: { label: string; run(): void };
};

export type Notices = {
  /** Newest first, at most five and those that stay. */
  store: StoreApi<readonly Notice[]>;
  /**
   * Returns the notice's id. It takes the place of what is open: one is shown at a time. One that offers an action, or whose
   * message stays, stays open behind it and is shown again when the newer ones have left.
   */
  say(key: MessageKey, options?: Pick<Notice, 'values' | 'action'>): string;
  /** Shows the message of an AppError, or `fallback` for any other error. */
  fail(error: unknown, fallback: MessageKey): void;
  update(id: string, key: MessageKey, options?: Pick<Notice, 'values' | 'action'>): void;
  /** Closes those that say this, because it is no longer true. */
  withdraw(key: MessageKey): void;
  /** Closes it now and removes it after 1,000,000 ms, as the specification says. */
  dismiss(id: string): void;
  remove(id: string): void;
};

const stays = ({ key }: Notice) => sentence(key).stays;
const maxNotices = 5;
const removalDelay = 1_000_000;

export function createNotices(): Notices {
  const store = createStore<readonly Notice[]>(() => []);
  let count = 0;
  const removals = new Map<string, ReturnType<typeof setTimeout>>();
  const set = (change: (list: readonly Notice[]) => readonly Notice[]) =>
    store.setState(change(store.getState()), true);
  const cancelRemoval = (id: string) => {
    clearTimeout(removals.get(id));
    removals.delete(id);
  };
  const remove = (id: string) => {
    cancelRemoval(id);
    set((list) => list.filter((notice) => notice.id !== id));
  };
  const say: Notices['say'] = (key, options) => {
    count += 1;
    const id = `notice-${count}`;
    for (const notice of store.getState())
      if (notice.open && !notice.action && !stays(notice)) dismiss(notice.id);
    set((list) => [
      { id, open: true, key, ...options },
      ...list.filter((notice, at) => at < maxNotices - 1 || (notice.open && stays(notice))),
    ]);
    return id;
  };
  const dismiss: Notices['dismiss'] = (id) => {
    set((list) => list.map((notice) => (notice.id === id ? { ...notice, open: false } : notice)));
    cancelRemoval(id);
    removals.set(
      id,
      setTimeout(() => remove(id), removalDelay),
    );
  };
  return {
    store,
    say,
    fail(error, fallback) {
      say(keyOf(error, fallback));
    },
    update(id, key, options) {
      cancelRemoval(id);
      set((list) =>
        list.map((notice) => (notice.id === id ? { id, open: true, key, ...options } : notice)),
      );
    },
    withdraw(key) {
      for (const notice of store.getState())
        if (notice.open && notice.key === key) dismiss(notice.id);
    },
    dismiss,
    remove,
  };
}
