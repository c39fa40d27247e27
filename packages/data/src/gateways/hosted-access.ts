import { hostedIn, type SessionStore } from '@mooring/accounts';
import { AppError } from '@mooring/contract';
import type { HostedSession } from '@mooring/storage';
import type { CloudAddress } from './chat-cloud.ts';
import type { HostedService } from './hosted-service.ts';

/** The session of the app and its connection to the hosted service. */
export type HostedAccess = { session: SessionStore; hosted: HostedSession };

/** What is missing before the hosted service can be used. 'account': the open account is not hosted. */
export type HostedNeeds = 'account' | 'sign-in';

type Service = NonNullable<HostedService>;

/**
 * Null if the service can be used. Without a network it still counts as usable, so that the failed call tells the
 * reason.
 */
export function needsOf(
  { project }: Service,
  access: HostedAccess | undefined,
): HostedNeeds | null {
  if (project === undefined) return null;
  if (!access || !hostedIn(access.session.getState())) return 'account';
  const { status } = access.hosted.state.getState();
  return status === 'sign-in' || status === 'confirm' || status === 'key-mismatch'
    ? 'sign-in'
    : null;
}

/** Headers that authenticate the person. Throws AppError('companion.network') if there is no token at the moment. */
export async function authHeaders(
  { project }: Service,
  access: HostedAccess | undefined,
): Promise<Record<string, string>> {
  if (project === undefined) return {};
  const token = await access?.hosted.token();
  if (!token) throw new AppError('companion.network');
  return { apikey: project, Authorization: `Bearer ${token}` };
}

export const hostedChat = (service: Service, access?: HostedAccess): CloudAddress => ({
  url: `${service.url}/${service.project === undefined ? 'chat' : 'companion-chat'}`,
  model: service.model ?? '',
  key: null,
  signHeaders: () => authHeaders(service, access),
});
