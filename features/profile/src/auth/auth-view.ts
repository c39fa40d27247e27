import { hasStoredUser, type Session } from '@mooring/data';

/** The view of the page: a skeleton, a redirect into the app, the new phrase, recovery, or the two forms. */
export type AuthView = 'starting' | 'inside' | 'phrase' | 'recover' | 'forms';

export type AuthViewState = {
  session: Session;
  /** Signing up opens the session shortly before it returns the phrase. */
  signingUp: boolean;
  hasPhrase: boolean;
  /** Null until the person has chosen. */
  recovering: boolean | null;
  /** The link asked for log-in. On the lock screen this means that the password is forgotten. */
  logInRequested: boolean;
};

export function authView(moment: AuthViewState): AuthView {
  const { session, signingUp, hasPhrase, recovering, logInRequested } = moment;
  if (session.status === 'starting') return 'starting';
  if (signingUp) return 'forms';
  if (hasStoredUser(session)) {
    if (session.status === 'open') return hasPhrase ? 'phrase' : 'inside';
    if (!logInRequested) return 'inside';
    return recovering === false ? 'forms' : 'recover';
  }
  return recovering ? 'recover' : 'forms';
}

/** Reads the navigation flag `isLogin` out of router state, which may hold anything. */
export const isLogInRequested = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isLogin' in state && state.isLogin === true;

/** The email of somebody whose session ended by itself, out of router state. Empty where there is none. */
export const emailIn = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'email' in state && typeof state.email === 'string'
    ? state.email
    : '';
