import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelHeader, parseModel } from '../src/reader/model-file.ts';
import { scaleOf } from './weights.ts';

/** A table to put into a model: rows of weights, kept as 8 bits with a scale for each row, or plain 32-bit floats. */
export type NewTensor = { name: string; rows: readonly Float64Array[]; isPlain?: boolean };

/**
 * The file of a model with these tables in place of all whose name begins with `prefix`, and with `labels` beside those it has. The
 * rest of its bytes stays as it is, in its order.
 */
export function withTensors(
  bytes: Uint8Array<ArrayBuffer>,
  {
    prefix,
    tensors,
    labels = {},
  }: { prefix: string; tensors: readonly NewTensor[]; labels?: Partial<ModelHeader['labels']> },
): Uint8Array<ArrayBuffer> {
  const model = parseModel(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength),
  );
  const kept = model.header.tensors.filter(({ name }) => !name.startsWith(prefix));
  const parts: Buffer[] = [];
  let length = 0;
  const append = (part: Uint8Array): number => {
    const at = length;
    parts.push(Buffer.from(part));
    length += part.length;
    return at;
  };
  const places: ModelHeader['tensors'] = [
    ...kept.map(({ name, rows, columns }) => {
      const { values, scales } = model.tensor(name);
      const at = append(bytesOf(values));
      return { name, rows, columns, at, scalesAt: scales ? append(bytesOf(scales)) : null };
    }),
    ...tensors.map(({ name, rows, isPlain }) => {
      const size = { name, rows: rows.length, columns: rows[0]?.length ?? 0 };
      if (isPlain) {
        const at = append(bytesOf(Float32Array.from(rows.flatMap((row) => [...row]))));
        return { ...size, at, scalesAt: null };
      }
      const scales = rows.map((row) => scaleOf(row));
      const at = append(
        bytesOf(
          Int8Array.from(
            rows.flatMap((row, index) =>
              [...row].map((one) => Math.round(one / (scales[index] ?? 1))),
            ),
          ),
        ),
      );
      return { ...size, at, scalesAt: append(bytesOf(Float32Array.from(scales))) };
    }),
  ];
  return fileOf(
    { ...model.header, labels: { ...model.header.labels, ...labels } },
    places,
    Buffer.concat(parts),
  );
}

function fileOf(
  header: ModelHeader,
  tensors: ModelHeader['tensors'],
  body: Buffer,
): Uint8Array<ArrayBuffer> {
  const version = createHash('sha256').update(body).digest('hex').slice(0, 12);
  // Four decimals say as well which piece is likelier, in a quarter less space.
  const pieces = header.pieces.map(([piece, share]) => [
    piece,
    share === null ? null : Math.round(share * 1e4) / 1e4,
  ]);
  const head = new TextEncoder().encode(JSON.stringify({ ...header, pieces, version, tensors }));
  const padded = Buffer.concat([head, Buffer.alloc(-head.length & 3, ' ')]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(padded.length);
  return new Uint8Array(Buffer.concat([size, padded, body]));
}

const bytesOf = (values: ArrayBufferView): Uint8Array =>
  new Uint8Array(values.buffer, values.byteOffset, values.byteLength);

const reader = join(import.meta.dirname, '../src/reader');
/** The model that ships. */
export const modelPath = join(reader, 'model.bin');

/** Writes the model that ships, with its hash beside it. `from`: what was learned from, for whoever started it. */
export function saveModel(bytes: Uint8Array, from: string): void {
  const hash = createHash('sha256').update(bytes).digest('hex');
  writeFileSync(modelPath, bytes);
  writeFileSync(
    join(reader, 'model-hash.ts'),
    `/** SHA-256 of model.bin. Written by the training. */\nexport const modelHash = '${hash}';\n`,
  );
  console.info(`model.bin: ${from}, ${bytes.length} bytes, ${hash}`);
}
