import { decompress } from './forensic-snappy.ts';

/**
 * Every value that a LevelDB file still holds, also those that were overwritten or removed: LevelDB only ever appends, and
 * drops old values when it merges tables. The format is in LevelDB's doc/log_format.md and doc/table_format.md.
 */
export function valuesIn(name: string, file: Buffer): Buffer[] {
  try {
    if (name.endsWith('.log')) return batchesIn(file).flatMap(valuesOfBatch);
    if (name.endsWith('.ldb') || name.endsWith('.sst'))
      return blocksIn(file).flatMap(valuesOfBlock);
  } catch {
    // A torn file: what was whole in it is found in its raw bytes.
  }
  return [];
}

const logBlockSize = 32_768;

/** The write batches of a log: a batch that does not fit into a block is stored in parts. */
function batchesIn(file: Buffer): Buffer[] {
  const batches: Buffer[] = [];
  let parts: Buffer[] = [];
  for (let at = 0; at + 7 <= file.length; ) {
    const leftInBlock = logBlockSize - (at % logBlockSize);
    if (leftInBlock < 7) {
      at += leftInBlock;
      continue;
    }
    const length = file.readUInt16LE(at + 4);
    const type = file[at + 6] ?? 0;
    if (type === 0) {
      at += leftInBlock;
      continue;
    }
    parts.push(file.subarray(at + 7, at + 7 + length));
    at += 7 + length;
    // 1: a whole batch, 4: the last part of one.
    if (type !== 1 && type !== 4) continue;
    batches.push(Buffer.concat(parts));
    parts = [];
  }
  return [...batches, ...parts];
}

function valuesOfBatch(batch: Buffer): Buffer[] {
  const values: Buffer[] = [];
  const reader = readerOf(batch, 12);
  while (!reader.isAtEnd()) {
    const isPut = reader.byte() === 1;
    reader.bytes(reader.varint());
    if (isPut) values.push(reader.bytes(reader.varint()));
  }
  return values;
}

/** The data blocks of a table, decompressed. */
function blocksIn(file: Buffer): Buffer[] {
  const footer = readerOf(file, file.length - 48);
  footer.varint();
  footer.varint();
  const index = blockAt(file, footer.varint(), footer.varint());
  return valuesOfBlock(index).map((handle) => {
    const reader = readerOf(handle, 0);
    return blockAt(file, reader.varint(), reader.varint());
  });
}

function blockAt(file: Buffer, offset: number, size: number): Buffer {
  const block = file.subarray(offset, offset + size);
  return file[offset + size] === 1 ? decompress(block) : block;
}

function valuesOfBlock(block: Buffer): Buffer[] {
  const restarts = block.readUInt32LE(block.length - 4);
  const entries = block.subarray(0, block.length - 4 - restarts * 4);
  const values: Buffer[] = [];
  const reader = readerOf(entries, 0);
  while (!reader.isAtEnd()) {
    reader.varint();
    const keyLength = reader.varint();
    const valueLength = reader.varint();
    reader.bytes(keyLength);
    values.push(reader.bytes(valueLength));
  }
  return values;
}

function readerOf(buffer: Buffer, start: number) {
  let at = start;
  const byte = () => {
    const value = buffer[at];
    if (value === undefined) throw new RangeError('The file ends early.');
    at += 1;
    return value;
  };
  return {
    byte,
    isAtEnd: () => at >= buffer.length,
    bytes(length: number) {
      at += length;
      return buffer.subarray(at - length, at);
    },
    varint() {
      let value = 0;
      for (let factor = 1; ; factor *= 128) {
        const next = byte();
        value += (next & 127) * factor;
        if (next < 128) return value;
      }
    },
  };
}
