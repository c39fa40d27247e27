import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** For tests: an empty folder of this test, removed when it ends. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'mooring-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
