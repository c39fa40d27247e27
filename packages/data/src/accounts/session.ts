import type { StoreApi } from 'zustand/vanilla';

/** Where an account's words are kept. */
export type Home = 'device' | 'hosted';

/** A person on this device, as screens see them. */
export type Account = {
  id: string;
  name: string;
  email: string;
  /** A data URL, or null. */
  avatar: string | null;
  /** ISO time. */
  createdAt: string;
  /** True for the unnamed owner of what is written before anyone signs up. */
  visitor: boolean;
  /** 'hosted': a sealed copy is kept by the hosted service as well, under the same id. */
  home: Home;
};

export type Session =
  | { status: 'starting' }
  | { status: 'signed-out' }
  | { status: 'locked'; account: Account }
  | { status: 'open'; account: Account };

/** 'stay': the device keeps the key for three days. 'ask': only this tab's memory has it. */
export type Stay = 'stay' | 'ask';

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
