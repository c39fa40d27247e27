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
