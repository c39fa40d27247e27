import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const name = 'react-first';
const reactDom = fileURLToPath(
  new URL('./cjs/react-dom-client.production.js', import.meta.resolve('react-dom/package.json')),
);
const react = {
  name: 'react',
  test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
  // Above what the federation plugin collects.
  priority: 2e6,
};

/**
 * React has a file of its own, and a script that runs it as soon as it is there: in a task of its own, while the rest is on its way.
 * Otherwise the page, which stands there already, would answer nobody for as long as React and everything else take together.
 */
export const reactFirst = (): Plugin => ({
  name: 'mooring:react-first',
  apply: 'build',
  enforce: 'post',
  buildStart() {
    this.emitFile({ type: 'chunk', id: reactDom, name });
  },
  outputOptions(options) {
    const { codeSplitting } = options;
    if (typeof codeSplitting !== 'object') throw new Error('The federation names no chunks.');
    const groups = [react, ...(codeSplitting.groups ?? [])];
    return { ...options, codeSplitting: { ...codeSplitting, groups } };
  },
  // Not through `transformIndexHtml`: the federation plugin would make it wait for its own start.
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const page = bundle['index.html'];
      const file = Object.values(bundle).find((one) => one.type === 'chunk' && one.name === name);
      if (!file || page?.type !== 'asset') throw new Error(`The page has no ${name}.`);
      const script = `<script type="module" async crossorigin src="/${file.fileName}"></script>`;
      page.source = String(page.source).replace('</head>', `${script}</head>`);
    },
  },
});

/** Of its whole `package.json`, which the federation runtime would bring to every page, it needs the version. */
export const runtimeVersion = (): Plugin => ({
  name: 'mooring:runtime-version',
  enforce: 'pre',
  transform(code, id) {
    if (!/@module-federation\/runtime\/package\.json$/.test(id)) return undefined;
    return { code: JSON.stringify({ version: JSON.parse(code).version }), map: null };
  },
});
