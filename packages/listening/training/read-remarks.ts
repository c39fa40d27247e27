import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTsv } from '@mooring/contract/tsv';

/** A message, and which remarks a good listener could make after it. `isKept`: kept apart by `--dev`. */
export type RemarkLine = { text: string; remarks: string[]; isKept: boolean };

/** All lines of a folder, in a fixed order. */
export const readRemarks = (folder: string): RemarkLine[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .flatMap((file) => readTsv<'text' | 'remarks'>(readFileSync(join(folder, file), 'utf8')))
    .map(({ text, remarks }) => ({
      text,
      remarks: remarks === '-' ? [] : remarks.split(','),
      isKept: (createHash('sha256').update(text).digest()[0] ?? 0) % 8 === 0,
    }));
