import { loadOnce } from '@mooring/storage';
import type { CheckIns } from '../repositories/check-ins.ts';
import type { MigrationParts } from './migrate-check-ins.ts';
import { readOldTexts } from './old-texts.ts';

/**
 * Wraps the repository so that the check-ins of older builds are migrated before its first use. The migration is loaded
 * only if there are any.
 */
export function withMigration(checkIns: CheckIns, parts: MigrationParts): CheckIns {
  const load = loadOnce(async () =>
    (await import('./migrate-check-ins.ts')).createMigration(parts),
  );
  const migrate = async () => {
    if (readOldTexts().length > 0) await (await load())();
  };
  const methods = Object.entries(checkIns).map(([name, ask]) => [
    name,
    async (...given: never[]) => {
      // If the code cannot be loaded, the old records stay where they are and block nothing.
      await migrate().catch(() => {});
      return (ask as (...given: never[]) => Promise<unknown>)(...given);
    },
  ]);
  return Object.fromEntries(methods) as CheckIns;
}
