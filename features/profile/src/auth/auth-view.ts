import { hasStoredUser, type Session } from '@mooring/data';

/** What the page shows: nothing yet, the way in to the app, the 24 words, the way back with them, or the two forms. */
export type AuthView = 'starting' | 'inside' | 'phrase' | 'recover' | 'forms';

export type AuthMoment = {
  session: Session;
  /** Signing up opens the session a moment before its phrase is here. */
  signingUp: boolean;
  hasPhrase: boolean;
  /** Null until the person has chosen. */
  recovering: boolean | null;
  /** The page was asked for in log-in mode. From the lock screen this means: the password is forgotten. */
  askedForLogIn: boolean;
};

export function viewAt(moment: AuthMoment): AuthView {
  const { session, signingUp, hasPhrase, recovering, askedForLogIn } = moment;
  if (session.status === 'starting') return 'starting';
  if (signingUp) return 'forms';
  if (hasStoredUser(session)) {
    if (session.status === 'open') return hasPhrase ? 'phrase' : 'inside';
    if (!askedForLogIn) return 'inside';
    return recovering === false ? 'forms' : 'recover';
  }
  return recovering ? 'recover' : 'forms';
}

/** Reads the navigation flag `isLogin` out of router state, which may hold anything. */
export const asksForLogIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLogin' in state && state.isLogin === true;
