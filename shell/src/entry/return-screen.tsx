import { type AuthState, paths } from '@mooring/contract';
import { Navigate } from '@mooring/contract/router';
import { hasStoredUser, useSession } from '@mooring/data';
import { PageLoading } from '../frame/page-loading.tsx';

const logIn: AuthState = { isLogin: true };

/** Leads a person who has been here before to the dashboard when this device knows them, and to log-in when it does not. */
export function Component() {
  const session = useSession();
  if (session.status === 'starting') return <PageLoading />;
  if (hasStoredUser(session)) return <Navigate to={paths.dashboard.to()} replace />;
  return <Navigate to={paths.auth.to()} state={logIn} replace />;
}
