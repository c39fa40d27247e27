import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { hostFederation } from '../tools/federation.ts';
import { reactFirst, runtimeVersion } from '../tools/react-first.ts';

/**
 * `vite` serves the whole app from source. `vite build` makes the federated shell; with `--mode single` it makes the
 * same sources as one bundle, which the bench measures the federation against; with `--ssr`, the part that renders the
 * entry page while building.
 */
export default defineConfig(({ command, mode, isSsrBuild = false }) => {
  const federated = command === 'build' && mode !== 'single' && !isSsrBuild;
  const features = federated ? 'federated' : 'source';
  return {
    base: '/',
    plugins: [
      react(),
      federated && [hostFederation(), reactFirst(), runtimeVersion()],
      isSsrBuild && answersWhileRendering,
    ],
    resolve: {
      alias: {
        '#features': fileURLToPath(new URL(`./src/load-feature.${features}.ts`, import.meta.url)),
      },
    },
    server: { port: 5170, strictPort: true },
    logLevel: command === 'build' ? 'warn' : 'info',
    build: {
      target: 'es2023',
      ...(isSsrBuild
        ? prerendering
        : {
            outDir: process.env.MOORING_OUT ?? (federated ? '../dist' : '../dist-single'),
            emptyOutDir: !federated,
            manifest: true,
          }),
      // What every remote shares comes in one eager chunk: many small ones cost a federated page request after request.
      chunkSizeWarningLimit: 1000,
      // On a busy machine it would warn of the time the federation plugin takes, which is nobody's fault.
      rolldownOptions: {
        checks: { pluginTimings: false },
        // While rendering, nothing waits for a file: what a page loads later is in it as well.
        ...(isSsrBuild && { output: { codeSplitting: false } }),
      },
    },
    worker: { rolldownOptions: { checks: { pluginTimings: false } } },
  };
});

const prerendering = { outDir: '.cache/prerender', emptyOutDir: true, copyPublicDir: false };

/** While the build renders, a page is answered what it asks of the data layer. */
const answersWhileRendering: Plugin = {
  name: 'mooring:answers-while-rendering',
  enforce: 'pre',
  resolveId: (source) =>
    /\/use-(?:live|once)\.ts$/.test(source)
      ? fileURLToPath(new URL('./src/prerender-live.ts', import.meta.url))
      : null,
};
