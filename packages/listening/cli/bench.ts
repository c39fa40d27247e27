import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { assess } from '../src/hear.ts';
import { openModel } from './open-model.ts';

const calm =
  'I put the kettle on and then I stood there, because his cup was still on the hook, and nobody had moved it. ';

/** The dearest to read: nearly every window touches something. */
const danger =
  'I cannot do this any longer, and I have written the letters. The tablets are counted, and tonight I will take them all. ';

/** Size of the model, time to load it, and p50 and p95 of reading 20, 200 and 2,000 characters of a calm page and of a dangerous one, rules and reader together. */
export async function bench(): Promise<void> {
  const { reader, bytes, loadedIn } = await openModel();
  const file = readFileSync(join(import.meta.dirname, '../src/reader/model.bin'));
  const wire = brotliCompressSync(file).byteLength;
  console.info(`model ${reader.version}: ${megabytes(bytes)} MB, brotli ${megabytes(wire)} MB`);
  console.info(`loaded in ${loadedIn.toFixed(0)} ms`);
  for (const [name, sentence] of Object.entries({ calm, danger })) {
    for (const length of [20, 200, 2000]) {
      const text = sentence.repeat(20).slice(0, length);
      const times = Array.from({ length: 60 }, (_, turn) => {
        const started = performance.now();
        assess(`${turn} ${text}`, reader.read(`${turn} ${text}`));
        return performance.now() - started;
      }).slice(10);
      times.sort((one, other) => one - other);
      const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
      console.info(`${name}, ${length} characters: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`);
    }
  }
}

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(2);
