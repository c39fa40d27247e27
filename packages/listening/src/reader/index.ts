/** The entry that the Worker loads: the learned reader, and the hashes of the files it reads with. */
export { createForeignReader } from './foreign-reader.ts';
export { languagesHash } from './languages-hash.ts';
export { modelHash } from './model-hash.ts';
export { createReader, type Reader, type Reading } from './reader.ts';
