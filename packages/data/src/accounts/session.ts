import type { Account } from '@mooring/storage';
import type { StoreApi } from 'zustand/vanilla';

export type Session =
  | { status: 'starting' }
  | { status: 'signed-out' }
  | { status: 'locked'; account: Account }
  | { status: 'open'; account: Account };

export type SessionStore = StoreApi<Session>;

/** Whether somebody is signed in, locked or not. A visitor never counts. */
export function hasStoredUser(session: Session): boolean {
  return (session.status === 'locked' || session.status === 'open') && !session.account.visitor;
}

/** The account of a session, open or locked. */
export function accountOf(session: Session): Account | null {
  return session.status === 'open' || session.status === 'locked' ? session.account : null;
}

/** Only what screens may see of a stored record. */
export function toAccount(record: Account): Account {
  const { id, name, email, avatar, createdAt, visitor, home } = record;
  return { id, name, email, avatar, createdAt, visitor, home };
}

/** The id of the hosted account that is open. */
export function hostedIn(session: Session): string | null {
  return session.status === 'open' && session.account.home === 'hosted' ? session.account.id : null;
}
