// `npm test`: sets up whatever is missing, then runs every check of the repository.
import { checkNode, ensureChromium, ensureHosts, install, tool } from './setup.mjs';

checkNode();
await install();
await ensureChromium();
await ensureHosts();
process.exit(await tool('tools/check.ts', ...process.argv.slice(2)));
