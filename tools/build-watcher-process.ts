/**
 * Builds the package in its working directory, and builds it again whenever a file it is made of changes. Forked by
 * `build-watcher.ts`, one process for each package, because the federation plugin keeps its state in the process.
 */
import { build } from 'vite';

const watcher = await build({
  clearScreen: false,
  build: {
    watch: {},
    minify: false,
    reportCompressedSize: false,
    // An open page may still request a chunk of an earlier build.
    emptyOutDir: false,
    rolldownOptions: {
      // Drops unused exports of barrel files such as lucide's: 500 modules to read instead of 2,700.
      experimental: { lazyBarrel: true },
    },
  },
});
if (!('on' in watcher)) throw new Error('Vite did not start to watch.');

watcher.on('event', (event) => {
  if (event.code === 'START') reportState('building');
  if (event.code === 'BUNDLE_END') reportState('built');
  if (event.code === 'ERROR') reportState('failed');
});
// Ends with its parent, which serves the builds, however that ended.
process.on('disconnect', () => process.exit());

function reportState(state: 'building' | 'built' | 'failed') {
  process.send?.(state);
}
