import { createKernel, type Kernel, type Place } from './kernel.ts';
import { copyRow, type Model, toFloats } from './model-file.ts';

/** The most pieces that are read at once. A longer text is read in windows. */
export const maxPieces = 96;

type Layer = {
  width: number;
  norm: [Float32Array, Float32Array];
  feedNorm: [Float32Array, Float32Array];
  weights: Record<'qkv' | 'out' | 'feed' | 'back' | 'residual', Linear | null>;
};

/** `change`: two narrow tables whose product is added to the weights where the text is read for replies. */
type Linear = { weight: Place; bias: Place; change: { down: Place; up: Place } | null };

const hidden = 512;
const embedded = 256;
const headCount = 4;
/** The widest that a low-rank change may be. */
const mostRanks = 32;

/**
 * An encoder of two attention layers over the pieces of a text. `read` gives one row of numbers for each piece; `earlier`
 * is how many of the first pieces were said before the text. `forReplies`: with the low-rank changes (LoRA, Hu et al. 2021) that were learned
 * for remarks and questions; without them danger is read by the weights that were learned for it.
 */
export async function createTransformer(model: Model) {
  const kernel = await createKernel();
  const embeddings = model.tensor('embeddings');
  const timing = toFloats(model.tensor('timing'));
  const segment = toFloats(model.tensor('segment'));
  const layers = [layerOf(model, kernel, 0, embedded), layerOf(model, kernel, 1, hidden)];
  const scratch = {
    x: kernel.reserve(maxPieces * hidden),
    normed: kernel.reserve(maxPieces * hidden),
    qkv: kernel.reserve(maxPieces * hidden * 3),
    mixed: kernel.reserve(maxPieces * hidden),
    added: kernel.reserve(maxPieces * hidden),
    feed: kernel.reserve(maxPieces * hidden * 3),
    low: kernel.reserve(maxPieces * mostRanks),
    change: kernel.reserve(maxPieces * hidden * 3),
    zeros: kernel.reserve(hidden * 3),
  };

  function embed(pieces: number[], earlier: number): void {
    const x = kernel.view(scratch.x);
    const half = embedded / 2;
    for (const [at, piece] of pieces.entries()) {
      const row = x.subarray(at * embedded, (at + 1) * embedded);
      copyRow(embeddings, piece, row);
      for (let column = 0; column < embedded; column += 1) {
        const angle = at * (timing[column % half] ?? 0);
        const wave = column < half ? Math.sin(angle) : Math.cos(angle);
        row[column] = 2 * (row[column] ?? 0) + wave + (at < earlier ? (segment[column] ?? 0) : 0);
      }
    }
  }

  /** What the change of a table adds to each of `count` rows. */
  function addChange({ bias, change }: Linear, from: Place, to: Place, count: number): void {
    if (!change) return;
    const { zeros, low } = scratch;
    const ranks = change.up.length / bias.length;
    kernel.linear(from, change.down, { ...zeros, length: ranks }, low, count);
    kernel.linear(low, change.up, { ...zeros, length: bias.length }, scratch.change, count);
    addTo(kernel.view(to), kernel.view(scratch.change), count * bias.length);
  }

  function run(layer: Layer, count: number, forReplies: boolean): void {
    const { width, weights } = layer;
    const linear = (from: Place, by: keyof Layer['weights'], to: Place) => {
      const found = weights[by];
      if (!found) return;
      kernel.linear(from, found.weight, found.bias, to, count);
      if (forReplies) addChange(found, from, to, count);
    };
    const x = kernel.view(scratch.x);
    normalise(x, kernel.view(scratch.normed), layer.norm, count, width);
    linear(scratch.normed, 'qkv', scratch.qkv);
    attend(kernel.view(scratch.qkv), kernel.view(scratch.mixed), count, width);
    linear(scratch.mixed, 'out', scratch.added);
    if (weights.residual) {
      linear(scratch.x, 'residual', scratch.normed);
      x.set(kernel.view(scratch.normed).subarray(0, count * hidden));
    }
    addTo(x, kernel.view(scratch.added), count * hidden);
    normalise(x, kernel.view(scratch.normed), layer.feedNorm, count, hidden);
    linear(scratch.normed, 'feed', scratch.feed);
    const feed = kernel.view(scratch.feed);
    for (let at = 0; at < count * hidden * 3; at += 1) if ((feed[at] ?? 0) < 0) feed[at] = 0;
    linear(scratch.feed, 'back', scratch.added);
    addTo(x, kernel.view(scratch.added), count * hidden);
  }

  return {
    kernel,
    /** The rows stay valid until the next call. */
    read(pieces: number[], earlier: number, forReplies = false): Float32Array {
      embed(pieces, earlier);
      for (const layer of layers) run(layer, pieces.length, forReplies);
      return kernel.view(scratch.x).subarray(0, pieces.length * hidden);
    },
  };
}

function layerOf(model: Model, kernel: Kernel, number: number, width: number): Layer {
  const floats = (name: string, of = '') => toFloats(model.tensor(`${of}layer${number}.${name}`));
  const place = (values: Float32Array) => {
    const found = kernel.reserve(values.length);
    kernel.view(found).set(values);
    return found;
  };
  const linear = (name: string, isChanged = true): Linear => ({
    weight: place(floats(`${name}.weight`)),
    bias: place(floats(`${name}.bias`)),
    change: isChanged
      ? {
          down: place(floats(`${name}.down`, 'replies.')),
          up: place(floats(`${name}.up`, 'replies.')),
        }
      : null,
  });
  return {
    width,
    norm: [floats('norm.weight'), floats('norm.bias')],
    feedNorm: [floats('feedNorm.weight'), floats('feedNorm.bias')],
    weights: {
      qkv: linear('qkv'),
      out: linear('out'),
      feed: linear('feed'),
      back: linear('back'),
      residual: width === hidden ? null : linear('residual', false),
    },
  };
}

function normalise(
  x: Float32Array,
  out: Float32Array,
  [weight, bias]: [Float32Array, Float32Array],
  count: number,
  width: number,
): void {
  for (let row = 0; row < count; row += 1) {
    const from = row * width;
    let sum = 0;
    for (let at = 0; at < width; at += 1) sum += x[from + at] ?? 0;
    const mean = sum / width;
    let squares = 0;
    for (let at = 0; at < width; at += 1) squares += ((x[from + at] ?? 0) - mean) ** 2;
    const scale = 1 / Math.sqrt(squares / width + 1e-6);
    for (let at = 0; at < width; at += 1) {
      out[from + at] = ((x[from + at] ?? 0) - mean) * scale * (weight[at] ?? 0) + (bias[at] ?? 0);
    }
  }
}

function attend(qkv: Float32Array, out: Float32Array, count: number, width: number): void {
  const size = width / headCount;
  const scale = 1 / Math.sqrt(size);
  const scores = new Float32Array(count);
  out.fill(0, 0, count * width);
  for (let head = 0; head < headCount; head += 1) {
    for (let row = 0; row < count; row += 1) {
      const query = row * width * 3 + head * size;
      let highest = Number.NEGATIVE_INFINITY;
      for (let other = 0; other < count; other += 1) {
        const key = other * width * 3 + width + head * size;
        let dot = 0;
        for (let at = 0; at < size; at += 1) dot += (qkv[query + at] ?? 0) * (qkv[key + at] ?? 0);
        scores[other] = dot * scale;
        if (dot * scale > highest) highest = dot * scale;
      }
      let total = 0;
      for (let other = 0; other < count; other += 1) {
        const share = Math.exp((scores[other] ?? 0) - highest);
        scores[other] = share;
        total += share;
      }
      const to = row * width + head * size;
      for (let other = 0; other < count; other += 1) {
        const share = (scores[other] ?? 0) / total;
        const value = other * width * 3 + width * 2 + head * size;
        for (let at = 0; at < size; at += 1) {
          out[to + at] = (out[to + at] ?? 0) + share * (qkv[value + at] ?? 0);
        }
      }
    }
  }
}

function addTo(x: Float32Array, added: Float32Array, length: number): void {
  for (let at = 0; at < length; at += 1) x[at] = (x[at] ?? 0) + (added[at] ?? 0);
}
