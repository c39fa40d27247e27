/** The long form of proof 2: `pnpm proof:kill`, or `pnpm proof:kill 40`; in another engine `pnpm proof:kill 50 --engine firefox`. */
import process from 'node:process';
import { parseArgs } from 'node:util';
import { runLong } from './run-long.ts';

const {
  values: { engine = 'chromium' },
  positionals: [kills = '200'],
} = parseArgs({ options: { engine: { type: 'string' } }, allowPositionals: true });
// WebKitGTK has no second copy from which anything could be restored (docs/browsers.md).
const ofEngine: Record<string, string[]> = {
  webkit: ['kill-saving'],
  firefox: ['kill-saving', 'kill-drafts', 'damage'],
};
const specs = ofEngine[engine] ?? ['kill-saving', 'kill-drafts', 'damage'];
if (!runLong(specs, engine, kills)) process.exitCode = 1;
