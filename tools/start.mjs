// `npm start`: sets up, builds and serves the composed app on PORT (default 4173).
import { build, checkNode, install, tool } from './setup.mjs';

checkNode();
await install();
await build();
process.exit(await tool('tools/preview.ts'));
