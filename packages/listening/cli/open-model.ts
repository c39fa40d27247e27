import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createReader } from '../src/reader/reader.ts';

/** The reader with the model that ships, or with the one named in MOORING_MODEL. */
export async function openModel() {
  const path = process.env.MOORING_MODEL ?? join(import.meta.dirname, '../src/reader/model.bin');
  const file = readFileSync(path);
  const bytes = file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength);
  const started = performance.now();
  const reader = await createReader(bytes as ArrayBuffer);
  return { reader, bytes: file.byteLength, loadedIn: performance.now() - started };
}
