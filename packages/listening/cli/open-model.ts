import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createForeignReader } from '../src/reader/foreign-reader.ts';
import { createReader } from '../src/reader/reader.ts';

/** The reader with the model that ships, or with the one named in MOORING_MODEL. */
export async function openModel() {
  const path = process.env.MOORING_MODEL ?? join(import.meta.dirname, '../src/reader/model.bin');
  const bytes = bytesOf(path);
  const languages = bytesOf(join(import.meta.dirname, '../src/reader/languages.bin'));
  const started = performance.now();
  const reader = await createReader(bytes, createForeignReader(languages));
  return { reader, bytes: bytes.byteLength, loadedIn: performance.now() - started };
}

const bytesOf = (path: string): ArrayBuffer => new Uint8Array(readFileSync(path)).buffer;
