import { readFileSync } from 'node:fs';
import { valuesIn } from './forensic-leveldb.ts';
import { unpackLz4 } from './forensic-lz4.ts';
import { decompress, decompressFrames } from './forensic-snappy.ts';
import { valuesInSqlite } from './forensic-sqlite.ts';

/**
 * Everything that can be read in a file of a browser's profile, whichever browser it is of: its bytes, the values of a LevelDB
 * (Chromium) or a SQLite database (Firefox, WebKit), and each of them unpacked.
 */
export function* piecesOf(path: string): Generator<Buffer> {
  const file = readFileSync(path);
  yield file;
  // Whole files that Firefox packs: large values, and the session store.
  yield* read(() => decompressFrames(file));
  yield* read(() => unpackLz4(file));
  for (const value of [...valuesIn(path, file), ...valuesInSqlite(path, file)]) {
    yield value;
    // Firefox packs every value of IndexedDB and of the local storage; others seldom look like that.
    yield* read(() => decompress(value));
    const compressed = value.indexOf(blinkMark);
    if (compressed >= 0)
      yield* read(() => decompress(value.subarray(compressed + blinkMark.length)));
  }
}

/** Blink's mark of a value that is compressed with Snappy. */
const blinkMark = Buffer.from([0xff, 0x11, 0x02]);

/** Nothing, where the bytes are not packed that way. */
function* read(unpack: () => Buffer): Generator<Buffer> {
  let unpacked: Buffer;
  try {
    unpacked = unpack();
  } catch {
    return;
  }
  yield unpacked;
}
