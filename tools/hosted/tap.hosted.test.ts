import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { adminUrl, copyUrl } from './shared.ts';
import { runTap } from './tap.ts';

const folder = fileURLToPath(new URL('../../supabase/tests', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));

test.skipIf(!adminUrl).each(files)('%s holds in the database', async (name) => {
  const { passed, failed } = await runTap(copyUrl('taps'), join(folder, name));
  expect(failed).toEqual([]);
  expect(passed).toBeGreaterThan(50);
});
