import type { Data, Session } from '@mooring/data';
import { ana } from '@mooring/data/testing';

/** Who looks at the page. A visitor has no account, and may have written nothing yet. */
export const developerSessions = ['account', 'visitor', 'locked'] as const;
export type DeveloperSession = (typeof developerSessions)[number];

/** Null while it is not known yet. */
export function developerSessionOf(session: Session): DeveloperSession | null {
  if (session.status === 'starting') return null;
  if (session.status === 'signed-out' || session.account.visitor) return 'visitor';
  return session.status === 'locked' ? 'locked' : 'account';
}

/** Opens the one account of a feature's own page, and makes it where there is none. */
export async function becomeAccount({ accounts, session }: Data): Promise<void> {
  const now = developerSessionOf(session.getState());
  if (now === 'account') return;
  if (now === 'locked') return accounts.unlock(ana.password);
  await accounts.logIn(ana).catch(() => accounts.signUp({ ...ana, home: 'device' }));
}

export async function becomeVisitor({ accounts }: Data): Promise<void> {
  await accounts.logOut();
}

export async function becomeLocked(data: Data): Promise<void> {
  await becomeAccount(data);
  await data.accounts.lock();
}
