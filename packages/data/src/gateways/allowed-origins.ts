/**
 * The origins that whoever deployed this site lets it call for services of a person's own (decision 0017). Null where no
 * list was composed, as in development: then nothing is known to be forbidden.
 */
export type AllowedOrigins = readonly string[] | null;

export function readAllowedOrigins({
  MOORING_CONNECT: named,
}: Record<string, unknown>): AllowedOrigins {
  return typeof named === 'string' ? named.split(/\s+/).filter((origin) => origin !== '') : null;
}

/** Whether the page's policy lets it call an address. */
export function isAllowed(address: string, allowed: AllowedOrigins): boolean {
  if (allowed === null) return true;
  if (!URL.canParse(address)) return false;
  const { origin } = new URL(address);
  return allowed.includes(origin) || origin === globalThis.location?.origin;
}
