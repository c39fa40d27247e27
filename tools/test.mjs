// `npm test`: sets up whatever is missing, then runs every check of the repository.
import {
  checkNode,
  ensureChromium,
  ensureEngines,
  ensureHeadlessShell,
  ensureHosts,
  install,
  tool,
} from './setup.mjs';

checkNode();
await install();
await ensureChromium();
await ensureHeadlessShell();
await ensureHosts();
// What is missing here is left out of the check, which says so.
const asked = process.argv.slice(2);
if (asked.length === 0 || asked.includes('engines')) await ensureEngines();
process.exit(await tool('tools/check.ts', ...asked));
