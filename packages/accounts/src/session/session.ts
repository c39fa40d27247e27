import type { Account } from '@mooring/storage';
import type { StoreApi } from 'zustand/vanilla';

export type Session =
  | { status: 'starting' }
  | { status: 'signed-out' }
  | { status: 'locked'; account: Account }
  | { status: 'open'; account: Account };

export type SessionStore = StoreApi<Session>;

/** Whether somebody is signed in, locked or not. A visitor does not count. */
export function hasStoredUser(session: Session): boolean {
  return (session.status === 'locked' || session.status === 'open') && !session.account.visitor;
}

/** Calls `listener` whenever a session opens: unlocked, logged in, or restored at the start of the page. */
export function onSessionOpen(session: SessionStore, listener: () => void): void {
  session.subscribe((now, before) => {
    if (now.status !== 'open') return;
    if (before.status !== 'open' || now.account.id !== before.account.id) listener();
  });
}

/**
 * Calls `listener` whenever an open session ends: locked, logged out, erased, or followed by another account's. Returns a
 * function that unsubscribes.
 */
export function onSessionEnd(session: SessionStore, listener: () => void): () => void {
  return session.subscribe((now, before) => {
    if (before.status !== 'open') return;
    if (now.status !== 'open' || now.account.id !== before.account.id) listener();
  });
}

/** Resolves when the session has been read at startup. */
export function whenSessionKnown(session: SessionStore): Promise<void> {
  if (session.getState().status !== 'starting') return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = session.subscribe(({ status }) => {
      if (status === 'starting') return;
      unsubscribe();
      resolve();
    });
  });
}

/** The account of a session, open or locked. */
export function accountOf(session: Session): Account | null {
  return session.status === 'open' || session.status === 'locked' ? session.account : null;
}

/** The part of a stored record that screens may see. */
export function toAccount(record: Account): Account {
  const { id, name, email, avatar, createdAt, visitor, home } = record;
  return { id, name, email, avatar, createdAt, visitor, home };
}

/** The id of the open hosted account, or null. */
export function hostedIn(session: Session): string | null {
  return session.status === 'open' && session.account.home === 'hosted' ? session.account.id : null;
}
