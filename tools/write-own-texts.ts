/** Writes what the app itself says into a file of JSON, for the training of the reader: `tsx tools/write-own-texts.ts FILE`. */
import { writeFileSync } from 'node:fs';
import { ownTexts } from './own-texts.ts';

const [path = ''] = process.argv.slice(2);
writeFileSync(path, JSON.stringify(await ownTexts()));
