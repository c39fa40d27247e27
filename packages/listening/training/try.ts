import { readFileSync } from 'node:fs';
import { createReader } from '../src/reader/reader.ts';
const file = readFileSync(process.argv[2] ?? '');
const reader = await createReader(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer);
console.log(reader.version);
for (const text of process.argv.slice(3)) { const t=performance.now(); console.log(reader.read(text), performance.now()-t); }
