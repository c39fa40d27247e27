/** The entry that the Worker loads: the learned reader, and the hash of the file it reads with. */
export { modelHash } from './model-hash.ts';
export { createReader, type Reader, type Reading } from './reader.ts';
