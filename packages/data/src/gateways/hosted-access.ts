import { AppError } from '@mooring/contract';
import type { HostedSession } from '@mooring/storage';
import { hostedIn, type SessionStore } from '../accounts/session.ts';
import type { CloudAddress } from './chat-cloud.ts';
import type { HostedService } from './hosted-service.ts';

/** Who is here, and how they stand with the hosted service. */
export type HostedAccess = { session: SessionStore; hosted: HostedSession };

/** What is missing before the hosted service answers. 'account': this journal is not kept with it. */
export type HostedNeeds = 'account' | 'sign-in';

type Service = NonNullable<HostedService>;

/** Null where it answers. Away from the network it still counts as answering: its failure then says what is wrong. */
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

/** Headers that say who asks. Throws AppError('companion.network') where no token is to be had just now. */
export async function authHeaders(
  { project }: Service,
  access: HostedAccess | undefined,
): Promise<Record<string, string>> {
  if (project === undefined) return {};
  const token = await access?.hosted.token();
  if (!token) throw new AppError('companion.network');
  return { apikey: project, Authorization: `Bearer ${token}` };
}

/** The specification's gpt-4o class model; the service may choose another of its kind. */
const hostedModel = 'gpt-4o';

export const hostedChat = (service: Service, access?: HostedAccess): CloudAddress => ({
  url: `${service.url}/${service.project === undefined ? 'chat' : 'companion-chat'}`,
  model: hostedModel,
  key: null,
  signHeaders: () => authHeaders(service, access),
});
