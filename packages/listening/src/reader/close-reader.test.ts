import { expect, test } from 'vitest';
import { createCloseReader } from './close-reader.ts';
import type { EncoderScores } from './encoder.ts';

/** An encoder that hears danger in 'now', and notes what it was given. */
function encoder() {
  const read: string[] = [];
  return {
    read,
    encoder: {
      read(text: string) {
        read.push(text);
        const level = new Float32Array([0, /\bnow\b/i.test(text) ? 6 : -6, 0]);
        return { level } as EncoderScores;
      },
    },
  };
}

test('each part is read once with nothing before it, however often it is asked for', () => {
  const { read, encoder: counted } = encoder();
  const reads = createCloseReader(counted, () => 0);
  reads.once('it is now');
  // In small letters and without marks it is the same text.
  reads.closely('it is now', '', false);
  reads.closely('it is now', '', true);
  expect(read).toEqual(['it is now']);
});

test('what touches nothing is read once', () => {
  const { read, encoder: counted } = encoder();
  createCloseReader(counted, () => 0).closely('The Kettle. His cup!', 'what was said before', true);
  expect(read).toEqual(['The Kettle. His cup!']);
});

test('the beginnings and ends of a text that are surely danger are found', () => {
  const reads = createCloseReader(encoder().encoder, () => 0);
  expect(reads.sureParts('He did it in May, I will do it now')).toHaveLength(1);
  expect(reads.sureParts('He did it in May, I planted a tree')).toHaveLength(0);
});
