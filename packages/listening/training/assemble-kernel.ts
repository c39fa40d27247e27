/** Writes src/reader/kernel-bytes.ts from kernel.wat: `pnpm exec tsx packages/listening/training/assemble-kernel.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import wabt from 'wabt';

const reader = join(import.meta.dirname, '../src/reader');

/** kernel.wat as WebAssembly. */
export async function assembleKernel(): Promise<Uint8Array> {
  const { parseWat } = await wabt();
  const source = readFileSync(join(reader, 'kernel.wat'), 'utf8');
  return parseWat('kernel.wat', source, { simd: true }).toBinary({}).buffer;
}

if (process.argv[1] === import.meta.filename) {
  const bytes = Buffer.from(await assembleKernel()).toString('base64');
  const lines = bytes.match(/.{1,90}/g)?.join("' +\n  '") ?? '';
  writeFileSync(
    join(reader, 'kernel-bytes.ts'),
    `/** kernel.wat, assembled by training/assemble-kernel.ts; a test compares the two. */
const assembled =
  '${lines}';

export function kernelBytes(): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(assembled), (sign) => sign.charCodeAt(0));
}
`,
  );
}
