import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const worthIt = /\.(?:js|css|html|json|svg|wasm|txt|webmanifest)$/;

/** Writes `<file>.br` beside a text file, as a CDN would keep it. */
export function compressInto(file: string) {
  if (!worthIt.test(file)) return;
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
}
