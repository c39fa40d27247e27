import type { Given } from './accounts.ts';
import type { CheckOptions } from './run.ts';

export const usage = `pnpm hosted:check -- <project address> --key <publishable key>

  --key           the publishable key, or MOORING_CHECK_KEY
  --service-key   a secret key, or MOORING_CHECK_SERVICE_KEY: two accounts are made, and removed at the end
  --account       address:password of an account for this check alone, twice, or MOORING_CHECK_ACCOUNTS with both
                  parted by a space. Needed only without a secret key
  --origin        where the app is served, or MOORING_SITE_URL
  --unconfirmed   people are let in without confirming their address
  --spend         ask the providers too, once each: this costs a fraction of a cent`;

type Values = {
  key?: string;
  'service-key'?: string;
  account?: string[];
  origin?: string;
  unconfirmed?: boolean;
  spend?: boolean;
};
type Settings = Omit<CheckOptions, 'print' | 'signal'>;

/** What was asked for, from the command line or else the environment. Throws with a sentence where it makes no sense. */
export function readSettings(
  [address, ...more]: string[],
  values: Values,
  env: Record<string, string | undefined>,
): Settings {
  const key = values.key ?? env.MOORING_CHECK_KEY;
  const serviceKey = values['service-key'] ?? env.MOORING_CHECK_SERVICE_KEY;
  const accounts = values.account ?? env.MOORING_CHECK_ACCOUNTS?.split(/\s+/).filter(Boolean);
  const origin = values.origin ?? env.MOORING_SITE_URL;
  if (!address || more.length > 0) throw new Error('One address of a project is needed.');
  if (!key) throw new Error('The publishable key is needed.');
  if (isSecret(key)) throw new Error('--key is a secret key. The publishable one belongs there.');
  if (serviceKey && !isSecret(serviceKey)) throw new Error('--service-key is not a secret key.');
  if (accounts && accounts.length !== 2) throw new Error('--account is needed twice.');
  return {
    address: originOf(address, 'The address of the project'),
    key,
    ...(serviceKey ? { serviceKey } : {}),
    ...(accounts ? { accounts: accounts.map(givenOf) } : {}),
    ...(origin ? { origin: originOf(origin, '--origin') } : {}),
    confirms: !values.unconfirmed,
    spend: values.spend ?? false,
  };
}

/** Keys and passwords are sent there, so it has to be https, or this machine. */
function originOf(address: string, what: string): string {
  const { protocol, hostname, origin } = URL.canParse(address)
    ? new URL(address)
    : { protocol: '', hostname: '', origin: '' };
  const isHere = hostname === '127.0.0.1' || hostname === 'localhost';
  if (protocol === 'https:' || (protocol === 'http:' && isHere)) return origin;
  throw new Error(`${what} has to begin with https://.`);
}

function givenOf(text: string): Given {
  const at = text.indexOf(':');
  if (at < 1 || at === text.length - 1) throw new Error('--account is address:password.');
  return { email: text.slice(0, at), password: text.slice(at + 1) };
}

/** Newer keys say what they are by their beginning, older ones by the role in their middle. */
function isSecret(key: string): boolean {
  if (key.startsWith('sb_')) return key.startsWith('sb_secret_');
  try {
    const claims = JSON.parse(Buffer.from(key.split('.')[1] ?? '', 'base64url').toString());
    return claims.role === 'service_role';
  } catch {
    return false;
  }
}
