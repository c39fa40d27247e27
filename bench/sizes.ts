import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Line } from './measure.ts';

/** Built size of each remote: what all its scripts and styles weigh on the wire (brotli). */
export function remoteSizes(dist: string): Line[] {
  return readdirSync(join(dist, 'remotes'))
    .sort()
    .map((id) => {
      const files = readdirSync(join(dist, 'remotes', id), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(js|css)$/.test(entry.name))
        .map((entry) => join(entry.parentPath, entry.name));
      const sum = (suffix: string) =>
        files.reduce((total, file) => total + statSync(file + suffix).size, 0) / 1000;
      return {
        name: `remote ${id}, all pages`,
        ours: sum('.br'),
        against: undefined,
        unit: 'kB' as const,
        note: `${sum('').toFixed(1)} kB before brotli`,
      };
    });
}
