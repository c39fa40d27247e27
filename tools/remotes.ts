import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { namedOrigins } from './headers.ts';

/** Where the remotes of a deployment live: feature id → address of its manifest. */
export type Remotes = Record<string, string>;

const remotesSchema = z.record(z.string(), z.string());

/**
 * Reads `remotes.json`. A remote runs with the app's full trust, so that file alone cannot add one of another origin: the
 * origin has to be named in `MOORING_REMOTE_ORIGINS` as well. Throws where it is not, and for an invalid id or address.
 */
export function readRemotes(
  dist: string,
  env: Record<string, string | undefined> = process.env,
): Remotes {
  const remotes = remotesSchema.parse(JSON.parse(readFileSync(join(dist, 'remotes.json'), 'utf8')));
  const trusted = namedOrigins('MOORING_REMOTE_ORIGINS', env);
  for (const [id, entry] of Object.entries(remotes)) {
    if (!/^[a-z][a-z0-9-]*$/.test(id)) throw new Error(`remotes.json: "${id}" is no feature's id`);
    const path = entry.replace(trusted.find((origin) => entry.startsWith(`${origin}/`)) ?? '', '');
    if (!/^\/?\w[\w.-]*(?:\/[\w.-]+)*\.json$/.test(path) || path.includes('..'))
      throw new Error(
        `remotes.json: the address of ${id} is neither this site's nor in MOORING_REMOTE_ORIGINS`,
      );
  }
  return remotes;
}

/** The origins of remotes that are on another origin than the app. */
export const foreignOrigins = (remotes: Remotes): string[] => [
  ...new Set(
    Object.values(remotes).flatMap((entry) => (URL.canParse(entry) ? [new URL(entry).origin] : [])),
  ),
];
