import { defineConfig } from 'vite';

/** The service worker, as one classic script. `tools/service-worker.ts` puts the list of files into it. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2023',
    outDir: `${process.env.MOORING_OUT ?? '../dist'}/.vite`,
    emptyOutDir: false,
    lib: {
      entry: './src/offline/service-worker.ts',
      formats: ['iife'],
      name: 'mooring',
      fileName: () => 'service-worker.js',
    },
  },
});
