import { loadOnce } from '@mooring/storage';
import type { CheckIns } from '../repositories/check-ins.ts';
import type { MigrationParts } from './migrate-check-ins.ts';
import { readOldTexts } from './old-texts.ts';

/** The check-ins, asked only after those of older builds have joined them. The code for that loads where there are any. */
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
      // Without the code they wait where they are, and hold up nothing.
      await migrate().catch(() => {});
      return (ask as (...given: never[]) => Promise<unknown>)(...given);
    },
  ]);
  return Object.fromEntries(methods) as CheckIns;
}
