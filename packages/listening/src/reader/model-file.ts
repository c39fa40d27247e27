/** A table of numbers of the model: rows of 8-bit weights, each with a scale of its own, or plain 32-bit floats. */
export type Tensor =
  | { rows: number; columns: number; values: Int8Array; scales: Float32Array }
  | { rows: number; columns: number; values: Float32Array; scales: null };

export type ModelHeader = {
  /** Changes with every training. */
  version: string;
  /** Pieces of words, with the logarithm of how likely each is. The number of a piece is its place here. */
  pieces: [string, number][];
  /** Which scores count as found. */
  thresholds: Record<'card' | 'ask' | 'acute' | 'kind' | 'guard', number>;
  /**
   * What the heads of topics, answers, remarks and questions stand for, in the order of their outputs. The first of the topics and of the answers
   * is 'none'.
   */
  labels: Record<'topic' | 'answer' | 'remark' | 'question', string[]>;
  tensors: { name: string; rows: number; columns: number; at: number; scalesAt: number | null }[];
};

export type Model = { header: ModelHeader; tensor(name: string): Tensor };

/**
 * Reads what the training wrote: the length of the header (32 bits, little endian), the header as JSON, then the
 * tensors, each at its place from the end of the header. Throws where the bytes are not such a file.
 */
export function parseModel(bytes: ArrayBuffer): Model {
  const length = new DataView(bytes).getUint32(0, true);
  const header: ModelHeader = JSON.parse(
    new TextDecoder().decode(new Uint8Array(bytes, 4, length)),
  );
  const start = 4 + length;
  const places = new Map(header.tensors.map((place) => [place.name, place]));
  return {
    header,
    tensor(name) {
      const place = places.get(name);
      if (!place) throw new Error(`The model has no ${name}.`);
      const { rows, columns, at, scalesAt } = place;
      if (scalesAt === null) {
        const values = new Float32Array(bytes.slice(start + at, start + at + rows * columns * 4));
        return { rows, columns, values, scales: null };
      }
      const scales = new Float32Array(bytes.slice(start + scalesAt, start + scalesAt + rows * 4));
      return { rows, columns, values: new Int8Array(bytes, start + at, rows * columns), scales };
    },
  };
}

/** One row as 32-bit floats, written into `out`. */
export function copyRow(tensor: Tensor, row: number, out: Float32Array): void {
  const { columns, values, scales } = tensor;
  const from = row * columns;
  const scale = scales ? (scales[row] ?? 0) : 1;
  for (let column = 0; column < columns; column += 1) {
    out[column] = (values[from + column] ?? 0) * scale;
  }
}

/** All of it as 32-bit floats. */
export function toFloats(tensor: Tensor): Float32Array {
  const { rows, columns } = tensor;
  const floats = new Float32Array(rows * columns);
  for (let row = 0; row < rows; row += 1) {
    copyRow(tensor, row, floats.subarray(row * columns, (row + 1) * columns));
  }
  return floats;
}
