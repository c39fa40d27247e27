// `npm test`: sets up whatever is missing, then runs every check of the repository.
import { checkNode, ensureChromium, ensureEngines, ensureHosts, install, tool } from './setup.mjs';

checkNode();
await install();
await ensureChromium();
await ensureHosts();
// What is missing here is left out of the check, which says so.
if (process.argv.includes('engines')) await ensureEngines();
process.exit(await tool('tools/check.ts', ...process.argv.slice(2)));
